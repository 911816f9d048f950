import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { RELEASE_NAME, RELEASE_VERSION } from '@superium/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serializeRequest } from '../request-log'
import { sendText } from '../site/send-text'
import { texts } from '../texts'
import { createFileChecks } from './file-checks'
import { PLAIN_FILE_NAME } from './plain-file-name'

const RETRY_AFTER_SECONDS = '5'

/** Files that pages load; a browser that opens one directly runs no code of it. */
const PART_OF_PAGES = /\.(?:[cm]?js|css|json|map|wasm|woff2?|avif|webp|png|jpe?g|gif)$/
/** The site's policy for responses that are not pages, and no forms. */
const NO_PAGE = "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';sandbox"

/**
 * `GET /assets/<name>/<version>/<file>` from the release store: immutable, readable from any origin, and compressed
 * (`.br`, `.gz`) where a copy exists and the client accepts it. A file that differs from the released one is 503, since
 * a browser would keep it for a year; a file without a known hash is not immutable. Everything else under `/assets` is
 * 404 as text. `download` fetches a release that this machine does not have yet.
 */
export async function assetRoutes(
  app: FastifyInstance,
  releasesDir: string,
  download: (name: string, version: string) => Promise<void>,
): Promise<void> {
  const check = createFileChecks(releasesDir)
  await app.register(fastifyStatic, {
    root: releasesDir,
    serve: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // Release files do not need these headers: the ETag is enough, and no client requests ranges.
    lastModified: false,
    acceptRanges: false,
  })

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/assets/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      const path = join(name, version, file)
      const wellFormed =
        RELEASE_NAME.test(name) &&
        RELEASE_VERSION.test(version) &&
        file.split('/').every((part) => PLAIN_FILE_NAME.test(part))
      // Browsers must not read a release's server build.
      if (!wellFormed || file.startsWith('server/')) return sendText(reply, 404, texts.notFound)
      if (!(await isInside(releasesDir, path))) {
        // An open page may still use an older version.
        const failure = await download(name, version).then(
          () => undefined,
          (error: Error) => error.message,
        )
        if (!(await isInside(releasesDir, path)))
          return failure === undefined ? sendText(reply, 404, texts.notFound) : sendLater(request, reply, failure)
      }
      const verdict = await check(name, version, file).catch((error: Error) => error.message)
      if (verdict !== 'intact' && verdict !== 'unlisted')
        return sendLater(request, reply, verdict === 'damaged' ? 'it does not match its hash' : verdict)
      // An HTML page that a team uploads must not pass for one of the site, so it can send no forms.
      if (!PART_OF_PAGES.test(file)) reply.header('content-security-policy', NO_PAGE)
      return reply
        .header('vary', 'Accept-Encoding')
        .header('access-control-allow-origin', '*')
        .header('timing-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(path, verdict === 'intact' ? {} : { immutable: false, maxAge: 0 })
    },
  )
  app.get('/assets', (_, reply) => sendText(reply, 404, texts.notFound))
  app.get('/assets/*', (_, reply) => sendText(reply, 404, texts.notFound))
}

/** Answers 503, which no browser keeps, and logs why. */
function sendLater(request: FastifyRequest, reply: FastifyReply, why: string): FastifyReply {
  request.log.error(`the file ${serializeRequest(request).path} is not served: ${why}`)
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${texts.damagedFile}\n`)
}

/** False for a missing file, and when the file or a compressed copy is a symbolic link out of the store. */
async function isInside(root: string, path: string): Promise<boolean> {
  const [base, ...targets] = await Promise.all(
    [root, ...['', '.br', '.gz'].map((end) => join(root, path) + end)].map(real),
  )
  if (base === undefined || targets[0] === undefined) return false
  return targets.every((target) => target === undefined || target.startsWith(base + sep))
}

const real = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined)
