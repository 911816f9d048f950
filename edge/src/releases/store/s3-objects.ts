import type { S3Client } from '@aws-sdk/client-s3'
import { StoreError } from './store-error'

const IDLE_MS = 10_000
const CONNECT_MS = 5_000
/** The first attempt and two more: for a status of 500 or above, and for a lost or idle connection. */
const ATTEMPTS = 3

/** A bucket of an S3-compatible service, addressed by path. */
export interface Bucket {
  /** Address of the bucket and an optional prefix in it, without a slash at the end. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds without a byte in either direction after which a request is aborted; 10 s by default. */
  idleMs?: number
}

/** The objects of a bucket, by their name below the prefix. Every method rejects with `StoreError` when the bucket fails, refuses or is silent. */
export interface S3Objects {
  /** The content; `undefined` when there is no such object. */
  read(path: string): Promise<Buffer | undefined>
  exists(path: string): Promise<boolean>
  /** Writes an object that does not exist yet; `false` when it does. S3, R2 and MinIO honour `If-None-Match: *`. */
  create(path: string, content: Buffer | string): Promise<boolean>
  /** Writes an object, in place of the one that was there. */
  write(path: string, content: string): Promise<void>
  /** The names directly below `prefix`, folders without their slash. */
  list(prefix: string): Promise<string[]>
  remove(path: string): Promise<void>
}

export function s3Objects({ url, region, idleMs = IDLE_MS, ...credentials }: Bucket): S3Objects {
  const { origin, pathname } = new URL(url)
  const [Bucket = '', ...folders] = pathname.slice(1).split('/').map(decodeURIComponent)
  const keyOf = (path: string): string => [...folders, path].join('/')
  let client: S3Client | undefined

  /** Loads the SDK on first use: a site without a bucket never pays for it. */
  async function open() {
    const sdk = await import('@aws-sdk/client-s3')
    client ??= new sdk.S3Client({
      endpoint: origin,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      // Services other than S3 do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: Math.min(CONNECT_MS, idleMs), socketTimeout: idleMs },
    })
    return { sdk, client }
  }

  /** Runs one request; `undefined` when the bucket answers with one of `expected`. Throws naming what was asked. */
  async function request<T>(
    what: string,
    expected: number[],
    run: (from: Awaited<ReturnType<typeof open>>) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await run(await open())
    } catch (error) {
      const status = metadataOf(error)?.httpStatusCode
      if (status !== undefined && expected.includes(status)) return undefined
      const reason = error instanceof Error ? error.message || error.name : String(error)
      const how = status === undefined ? `did not answer ${what}: ${reason}` : `answered ${what} with status ${status}.`
      throw new StoreError(`The bucket ${how}`, { cause: error })
    }
  }

  const read = (path: string): Promise<Buffer | undefined> =>
    request(`GET ${path}`, [404], async ({ sdk, client }) => {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(path) }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    })

  return {
    read,
    async exists(path) {
      const found = await request(`HEAD ${path}`, [404], ({ sdk, client }) =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(path) })),
      )
      return found !== undefined
    },
    async create(path, content) {
      let attempts = 1
      // 412: the object exists; 409: another writer of the same name was faster.
      const written = await request(`PUT ${path}`, [409, 412], ({ sdk, client }) =>
        client
          .send(new sdk.PutObjectCommand({ Bucket, Key: keyOf(path), Body: content, IfNoneMatch: '*' }))
          .catch((error: unknown) => {
            attempts = metadataOf(error)?.attempts ?? attempts
            throw error
          }),
      )
      if (written) return true
      // The answer of an earlier attempt may have been lost after it wrote the object.
      return attempts > 1 && ((await read(path))?.equals(Buffer.from(content)) ?? false)
    },
    async write(path, content) {
      await request(`PUT ${path}`, [], ({ sdk, client }) =>
        client.send(new sdk.PutObjectCommand({ Bucket, Key: keyOf(path), Body: content })),
      )
    },
    async list(prefix) {
      const Prefix = keyOf(prefix)
      const found: string[] = []
      await request(`LIST ${prefix}`, [], async ({ sdk, client }) => {
        for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
          const { Contents = [], CommonPrefixes = [] } = page
          const keys = [...Contents.map(({ Key }) => Key), ...CommonPrefixes.map((one) => one.Prefix)]
          found.push(...keys.flatMap((key) => key?.slice(Prefix.length).replace(/\/$/, '') || []))
        }
      })
      return found
    },
    async remove(path) {
      await request(`DELETE ${path}`, [404], ({ sdk, client }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(path) })),
      )
    },
  }
}

const metadataOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number; attempts?: number } }).$metadata
