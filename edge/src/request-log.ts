import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Characters of a path that are logged: the site's own are shorter. */
const LONGEST_PATH = 300

/** Logs neither the query, which may hold an e-mail address, nor headers, which may hold a token. */
export const serializeRequest = (request: Pick<FastifyRequest, 'method' | 'url'>) => ({
  method: request.method,
  path: request.url.split('?', 1)[0]?.slice(0, LONGEST_PATH),
})

/** Logs one line per response; assets and health checks only when they fail. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const quiet = /^\/(?:assets|media|livez|readyz)\b/.test(request.url) && reply.statusCode < 400
    if (quiet) return
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
