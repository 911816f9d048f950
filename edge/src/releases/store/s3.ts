import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import { create, extract } from 'tar'
import { DRAFT, type ReleaseStore, revisionFile, revisionNumbers } from './store'

/** Milliseconds that an answer of the bucket may take. */
const TIMEOUT_MS = 10_000

/** Milliseconds for which a release that is not there is not asked for again. */
const MISSING_MS = 10_000

/** A bucket of an S3-compatible service. */
export interface Bucket {
  /** Address of the bucket and an optional prefix in it, without a slash at the end. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * A release store in an S3-compatible bucket, with `dir` as this machine's copy of the releases that it was asked for. A
 * bucket has no rename, so a release is one object, `<name>/<version>/release.tar`: there whole or not at all. Both it and
 * `discovery/<number>.json` are written with `If-None-Match: *`, which S3, R2 and MinIO honour: a name is given once.
 */
export function s3Store({ url, ...keys }: Bucket, dir: string): ReleaseStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  // `https://host/bucket/some/prefix`: a listing asks the bucket, with the rest as the beginning of names.
  const [, name = '', ...rest] = new URL(url).pathname.split('/')
  const bucket = new URL(`/${name}`, url).href
  const keyPrefix = rest.map((part) => `${decodeURIComponent(part)}/`).join('')
  /** Addresses of old or made-up versions must not become a question to the bucket each. */
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: MISSING_MS })
  const bringing = new Map<string, Promise<void>>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(`${url}/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status >= 400 && ![404, 409, 412].includes(answer.status)) {
      throw new Error(`the bucket answered ${init.method ?? 'GET'} ${path} with status ${answer.status}`)
    }
    return answer
  }

  /** Writes an object that is not there yet; false when it is. */
  async function put(path: string, body: Buffer | string): Promise<boolean> {
    const content = typeof body === 'string' ? body : new Uint8Array(body)
    const answer = await ask(path, { method: 'PUT', headers: { 'if-none-match': '*' }, body: content })
    await answer.body?.cancel()
    return answer.ok
  }

  /** What stands between `prefix` and the next `/` or the end of each object's name. */
  async function list(prefix: string): Promise<string[]> {
    const inBucket = `${keyPrefix}${prefix}`
    const found: string[] = []
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: inBucket, delimiter: '/' })
      if (token) query.set('continuation-token', token)
      const answer = await client.fetch(`${bucket}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!answer.ok) throw new Error(`the bucket answered a listing with status ${answer.status}`)
      const xml = await answer.text()
      const names = [...xml.matchAll(/<(?:Key|Prefix)>([^<]+)<\/(?:Key|Prefix)>/g)].map(([, name = '']) => name)
      found.push(
        ...names
          .filter((name) => name.startsWith(inBucket))
          .map((name) => name.slice(inBucket.length).replace(/\/$/, '')),
      )
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
    }
    return found.filter((name) => name !== '')
  }

  const remove = async (path: string): Promise<void> => {
    await (await ask(path, { method: 'DELETE' })).body?.cancel()
  }

  async function download(name: string, version: string): Promise<void> {
    const target = join(dir, name, version)
    if (missing.has(`${name}/${version}`) || (await isThere(target))) return
    const answer = await ask(archivePath(name, version))
    if (!answer.ok) {
      await answer.body?.cancel()
      missing.set(`${name}/${version}`, true)
      return
    }
    const archive = Buffer.from(await answer.arrayBuffer())
    const draft = join(dir, `${DRAFT}${randomUUID()}`)
    try {
      await mkdir(draft, { recursive: true })
      await pipeline(Readable.from([archive]), extract({ cwd: draft, strict: true }))
      await mkdir(join(dir, name), { recursive: true })
      // Another process of this machine may have brought the same.
      await rename(draft, target).catch(async (error: unknown) => {
        if (!(await isThere(target))) throw error
      })
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  return {
    dir,
    bring(name, version) {
      const key = archivePath(name, version)
      const under = bringing.get(key) ?? download(name, version).finally(() => bringing.delete(key))
      bringing.set(key, under)
      return under
    },
    async has(name, version) {
      const answer = await ask(archivePath(name, version), { method: 'HEAD' })
      return answer.ok
    },
    versions: (name) => list(`${name}/`),
    async add(name, version, folder) {
      const archive = await buffer(create({ cwd: folder, portable: true }, ['.']))
      if (!(await put(archivePath(name, version), archive))) return false
      await mkdir(join(dir, name), { recursive: true })
      await rm(join(dir, name, version), { recursive: true, force: true })
      await rename(folder, join(dir, name, version))
      missing.delete(`${name}/${version}`)
      return true
    },
    revisions: async () => revisionNumbers(await list('discovery/')),
    async revision(number) {
      const answer = await ask(`discovery/${revisionFile(number)}`)
      const text = await answer.text()
      return answer.ok ? text : undefined
    },
    addRevision: (number, text) => put(`discovery/${revisionFile(number)}`, text),
    async remove(name, version) {
      await remove(archivePath(name, version))
      await rm(join(dir, name, version), { recursive: true, force: true })
    },
    removeRevision: (number) => remove(`discovery/${revisionFile(number)}`),
  }
}

const archivePath = (name: string, version: string): string => `${name}/${version}/release.tar`

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
