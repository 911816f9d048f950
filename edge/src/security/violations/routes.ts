import type { FastifyInstance } from 'fastify'
import type { DiscoveryStore } from '../../discovery/discovery-store'
import { defaultSite } from '../../discovery/site-for-visitor'
import { createNetworkRateLimit } from '../../telemetry/network-rate-limit'
import { REPORT_PATH } from '../content-security-policy'
import { countViolations } from './count-violations'
import { parseViolations } from './parse-violations'

/** Requests per IPv4 address or IPv6 subscriber; a page without a fault sends none. */
const REPORTS_PER_MINUTE = 60
const MAX_BYTES = 64 * 1024
/** How often new violations are logged. */
const LOG_MS = 60_000
const TYPES = ['application/csp-report', 'application/reports+json']

/**
 * `POST /csp-reports`, where browsers report what the policy of a document has blocked (CSP 3, `report-uri` and
 * `report-to`): always answers 204, and ignores reports that are malformed, too large, too frequent or from another
 * site. They are counted by directive, blocked source, requesting code, and pattern of the page; new ones are logged
 * once a minute. With `shown`, `GET /dev/csp-reports` answers the counts of this process as JSON.
 */
export async function violationRoutes(
  app: FastifyInstance,
  { discovery, shown }: { discovery: Pick<DiscoveryStore, 'current'>; shown: boolean },
): Promise<void> {
  const counts = countViolations()
  const withinLimit = createNetworkRateLimit(REPORTS_PER_MINUTE)
  const options = { parseAs: 'string', bodyLimit: MAX_BYTES } as const
  app.addContentTypeParser(TYPES, options, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send())

  app.post(REPORT_PATH, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    const isOwn = site === undefined || site === 'same-origin'
    if (typeof request.body === 'string' && isOwn && withinLimit(request.ip)) await add(request.body)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
  if (shown) {
    app.get('/dev/csp-reports', (_, reply) =>
      reply.header('cache-control', 'no-store').send({ total: counts.total(), kinds: counts.kinds() }),
    )
  }

  async function add(body: string): Promise<void> {
    const violations = parseViolations(JSON.parse(body))
    const snapshot = await discovery.current()
    const match = snapshot && defaultSite(snapshot).match
    for (const { path, ...violation } of violations)
      counts.add({ ...violation, page: match?.(path)?.value.facts.path ?? 'another page' })
  }

  function log(): void {
    const { kinds, count } = counts.news()
    if (count > 0)
      app.log.warn({ violations: kinds }, `browsers blocked ${count} things by the content security policy`)
  }
  const timer = setInterval(log, LOG_MS).unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    log()
  })
}
