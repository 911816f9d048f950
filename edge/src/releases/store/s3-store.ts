import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { idleTimeout, readBody } from './idle-timeout'
import { LastingClient } from './lasting-client'
import { DRAFT, type ReleaseStore, revisionFile, revisionNumbers } from './release-store'

/** Milliseconds of silence after which the bucket is given up: an archive may take as long as it comes. */
const SILENCE_MS = 10_000
/** Bytes in a millisecond that an upload is given the time for: what of it has gone out cannot be seen. */
const SLOWEST_UPLOAD = 50

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
export function s3Store({ url, ...keys }: Bucket, dir: string, silence = SILENCE_MS): ReleaseStore {
  const client = new LastingClient({ ...keys, service: 's3', retries: 2 })
  // `https://host/bucket/some/prefix`: a listing asks the bucket, with the rest as the beginning of names.
  const [, name = '', ...rest] = new URL(url).pathname.split('/')
  const bucket = new URL(`/${name}`, url).href
  const keyPrefix = rest.map((part) => `${decodeURIComponent(part)}/`).join('')
  const bringing = new Map<string, Promise<void>>()

  /** Asks for an object, or a listing; what the bucket refuses is thrown, but not what is missing or there already. */
  async function ask(
    address: string,
    init: { method?: string; headers?: HeadersInit; body?: Uint8Array<ArrayBuffer> } = {},
  ) {
    const waiting = idleTimeout(silence, silence + (init.body?.length ?? 0) / SLOWEST_UPLOAD)
    try {
      const answer = await client.fetch(address, { ...init, signal: waiting.signal })
      const content = await readBody(answer.body, waiting)
      if (answer.status >= 400 && ![404, 409, 412].includes(answer.status)) {
        const { pathname } = new URL(address)
        throw new Error(`the bucket answered ${init.method ?? 'GET'} ${pathname} with status ${answer.status}`)
      }
      return { ok: answer.ok, content }
    } finally {
      waiting.end()
    }
  }

  const addressOf = (path: string): string => `${url}/${path}`

  /** Writes an object that is not there yet; false when it is. */
  async function put(path: string, body: Buffer | string): Promise<boolean> {
    const content = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body)
    return (await ask(addressOf(path), { method: 'PUT', headers: { 'if-none-match': '*' }, body: content })).ok
  }

  /** What stands between `prefix` and the next `/` or the end of each object's name. */
  async function list(prefix: string): Promise<string[]> {
    const inBucket = `${keyPrefix}${prefix}`
    const found: string[] = []
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: inBucket, delimiter: '/' })
      if (token) query.set('continuation-token', token)
      const { ok, content } = await ask(`${bucket}?${query}`)
      if (!ok) throw new Error('the bucket has no listing')
      const xml = content.toString()
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
    await ask(addressOf(path), { method: 'DELETE' })
  }

  async function download(name: string, version: string): Promise<void> {
    const target = join(dir, name, version)
    if (await isThere(target)) return
    const { ok, content: archive } = await ask(addressOf(archivePath(name, version)))
    if (!ok) return
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
    download(name, version) {
      const key = archivePath(name, version)
      const under = bringing.get(key) ?? download(name, version).finally(() => bringing.delete(key))
      bringing.set(key, under)
      return under
    },
    has: async (name, version) => (await ask(addressOf(archivePath(name, version)), { method: 'HEAD' })).ok,
    versions: (name) => list(`${name}/`),
    async add(name, version, folder) {
      const archive = await buffer(create({ cwd: folder, portable: true }, ['.']))
      if (!(await put(archivePath(name, version), archive))) return false
      await mkdir(join(dir, name), { recursive: true })
      await rm(join(dir, name, version), { recursive: true, force: true })
      await rename(folder, join(dir, name, version))
      return true
    },
    revisions: async () => revisionNumbers(await list('discovery/')),
    async revision(number) {
      const { ok, content } = await ask(addressOf(`discovery/${revisionFile(number)}`))
      return ok ? content.toString() : undefined
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
