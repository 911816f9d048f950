import { parseTelemetry, TELEMETRY_BYTES } from '@superium/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DiscoveryStore } from '../discovery/discovery-store'
import type { Aggregator } from './aggregator'
import { allowsTelemetry } from './allows-telemetry'
import { createNetworkRateLimit } from './network-rate-limit'

/** Reports per IPv4 address or IPv6 subscriber: enough for an office that shares one address. */
const REPORTS_PER_MINUTE = 300

/**
 * `POST /telemetry` (`TelemetryReport` as JSON, sent as text by beacons): always answers 204, so that it never disturbs a
 * page. Ignores reports that are malformed, too large, too frequent, from another site, about a version that is not live, or
 * from a browser that sends Do Not Track or Global Privacy Control.
 */
export async function telemetryRoutes(
  app: FastifyInstance,
  { aggregator, discovery, share }: { aggregator: Aggregator | undefined; discovery: DiscoveryStore; share: number },
): Promise<void> {
  const withinLimit = createNetworkRateLimit(REPORTS_PER_MINUTE)
  const shares = [1, share]
  const options = { parseAs: 'string', bodyLimit: TELEMETRY_BYTES } as const
  app.addContentTypeParser(['text/plain', 'application/json'], options, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send())

  app.post('/telemetry', async (request, reply) => {
    if (aggregator && typeof request.body === 'string' && isAllowed(request) && withinLimit(request.ip)) {
      const report = parseTelemetry(JSON.parse(request.body))
      const snapshot = await discovery.current()
      const known = (remote: string, version: string): boolean =>
        snapshot?.discovery.microFrontends[remote]?.some(({ metadata }) => metadata.version === version) ?? false
      aggregator.add(report, known, shares, request.ip)
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

function isAllowed(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return allowsTelemetry(request) && (site === undefined || site === 'same-origin')
}
