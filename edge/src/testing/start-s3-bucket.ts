import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bucket } from '../releases/store/s3-objects'
import { hasAwsSignature } from './has-aws-signature'
import { startUpstream } from './start-upstream'

// A test's output stays quiet on Node 20; the SDK still warns servers.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

/** After `drip(ms)` an object is sent in this many chunks, with a pause of `ms` after each. */
const CHUNKS = 8

/**
 * An S3-compatible service in this process: PUT (with If-None-Match), GET, HEAD, DELETE and ListObjectsV2 of one bucket, with
 * two names per page. A request that is not signed with its keys gets 403. `loseNextAnswer`: the next object is written, and
 * the connection closed without an answer. While it is `silent` it takes requests and says nothing.
 */
export async function startS3Bucket(): Promise<
  Bucket & {
    down(is: boolean): void
    silent(is: boolean): void
    requests(): number
    drip(ms: number): void
    loseNextAnswer(): void
  }
> {
  const keys = { region: 'auto', accessKeyId: 'key', secretAccessKey: randomBytes(8).toString('hex') }
  const objects = new Map<string, Buffer>()
  let isDown = false
  let isSilent = false
  let requests = 0
  let pause = 0
  let losesAnswer = false
  const origin = await startUpstream(async (request, response) => {
    requests += 1
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const [, , ...parts] = pathname.split('/')
    const key = parts.map(decodeURIComponent).join('/')
    const body = await buffer(request)
    const answer = (status: number, content: string | Buffer = ''): void => {
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : content)
    }
    if (isSilent) return
    if (isDown) return answer(500)
    if (!hasAwsSignature(request, body, keys)) return answer(403)
    if (searchParams.get('list-type') === '2') return answer(200, listing(searchParams))
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key)) return answer(412)
      objects.set(key, body)
      if (!losesAnswer) return answer(200)
      losesAnswer = false
      return void request.socket.destroy()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    const found = objects.get(key)
    if (!found || pause === 0) return found ? answer(200, found) : answer(404)
    response.writeHead(200, { 'content-length': found.length })
    const size = Math.ceil(found.length / CHUNKS)
    for (let at = 0; at < found.length; at += size) {
      response.write(found.subarray(at, at + size))
      await wait(pause)
    }
    response.end()
  })

  function listing(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
    const names = [...objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => {
        const end = key.indexOf('/', prefix.length)
        return end < 0
          ? `<Contents><Key>${key}</Key></Contents>`
          : `<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`
      })
    const all = [...new Set(names)].sort().filter((name) => name > after)
    const page = all.slice(0, 2)
    const next =
      all.length > 2
        ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64url')}</NextContinuationToken>`
        : ''
    return `<ListBucketResult><Prefix>${prefix}</Prefix>${page.join('')}${next}</ListBucketResult>`
  }

  return {
    url: `${origin}/shop/some/where`,
    ...keys,
    down: (is) => {
      isDown = is
    },
    silent: (is) => {
      isSilent = is
    },
    requests: () => requests,
    drip: (ms) => {
      pause = ms
    },
    loseNextAnswer: () => {
      losesAnswer = true
    },
  }
}
