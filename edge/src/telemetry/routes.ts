import { parseTelemetry, TELEMETRY_BYTES } from '@superium/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DiscoveryStore } from '../discovery/discovery-store'
import { allowsTelemetry } from './allows-telemetry'
import { createNetworkRateLimit } from './network-rate-limit'
import type { Telemetry } from './telemetry'

/** Reports per IPv4 address or IPv6 subscriber: enough for an office that shares one address. */
const REPORTS_PER_MINUTE = 600

/**
 * `POST /telemetry` (`TelemetryReport` as JSON, sent as text by beacons): always answers 204, so that it never disturbs a
 * page. Ignores reports that are malformed, too large, too frequent, from another site, without a valid token, of a document that
 * does not count, about a version that is not live, or from a browser that sends Do Not Track or Global Privacy Control.
 */
export async function telemetryRoutes(
  app: FastifyInstance,
  { telemetry, discovery }: { telemetry: Telemetry | undefined; discovery: DiscoveryStore },
): Promise<void> {
  const withinLimit = createNetworkRateLimit(REPORTS_PER_MINUTE)
  const options = { parseAs: 'string', bodyLimit: TELEMETRY_BYTES } as const
  app.addContentTypeParser(['text/plain', 'application/json'], options, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send())

  app.post('/telemetry', async (request, reply) => {
    if (telemetry && typeof request.body === 'string' && isAllowed(request) && withinLimit(request.ip)) {
      await add(telemetry, request.body)
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  })

  async function add({ aggregator, started, tokens, combinations }: Telemetry, body: string): Promise<void> {
    const report = parseTelemetry(JSON.parse(body))
    const facts = tokens.read(report.token)
    const snapshot = await discovery.current()
    if (!facts?.counted || !snapshot) return
    const versions = combinations.find(facts.combination, snapshot.discovery)?.versions
    if (!versions) return
    const isLive = (remote: string, version: string): boolean =>
      snapshot.discovery.microFrontends[remote]?.some(({ metadata }) => metadata.version === version) ?? false
    const names = [...versions.keys()]
    const host = names.find((name) => snapshot.discovery.microFrontends[name]?.[0]?.extras.superium.kind === 'host')
    const page = names[facts.page ?? names.length]
    const { id, network } = facts
    const document = { id, network, versions, host, page }
    aggregator.add(report, document, isLive)
    if (report.stage) started.tell(document, report.stage)
  }
}

function isAllowed(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return allowsTelemetry(request) && (site === undefined || site === 'same-origin')
}
