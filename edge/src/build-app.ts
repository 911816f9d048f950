import { requireMinimumRate } from '@superium/shared/minimum-rate'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { closeConnectionsOnStop } from './close-connections-on-stop'
import { openDiscoveryStore } from './discovery/discovery-store'
import { discoveryRoutes } from './discovery/routes'
import { commonSites, defaultSite } from './discovery/site-for-visitor'
import { documentCompression } from './document/document-compression'
import { documentRoutes } from './document/routes'
import { siteConfig } from './document/site-config'
import { enforceFairShare } from './fair-share/enforce-fair-share'
import { limitConnections } from './fair-share/limit-connections'
import { proxyRoutes } from './proxy/routes'
import { releaseRoutes } from './releases/api/routes'
import { assetRoutes } from './releases/asset-routes'
import { createReleaseService } from './releases/live/release-service'
import { createRegistry, RECENT_MS } from './releases/names/registry'
import { isRevoked } from './releases/names/token-validity'
import { createFindOverrides } from './releases/overrides/find-overrides'
import { createOverrideLinks } from './releases/overrides/override-links'
import type { FailsForSeveral } from './releases/ramp/run-ramps'
import { createDownloadIfListed } from './releases/store/download-if-listed'
import { openStore } from './releases/store/open-store'
import { removeOldDrafts } from './releases/store/remove-old-drafts'
import { createRendererPool } from './render/renderer-pool'
import { logResponses, serializeRequest } from './request-log'
import { robotsRoutes } from './robots/routes'
import { requireOneHost } from './security/one-host'
import { securityHeaders } from './security/security-headers'
import { violationRoutes } from './security/violations/routes'
import { isDevelopmentSite, type Settings } from './settings'
import { errorResponses } from './site/error-responses'
import { siteRoutes } from './site/routes'
import { sitemapRoutes } from './sitemap/routes'
import { telemetryRoutes } from './telemetry/routes'
import { createTelemetry } from './telemetry/telemetry'
import { telemetryApi } from './telemetry/telemetry-api'
import { outcomesWithoutLost } from './telemetry/without-lost'
import { texts } from './texts'

/** Milliseconds that a browser may take to send a request: 25 MB with 30,000 bytes a second. */
const REQUEST_TIMEOUT_MS = 900_000

/**
 * Milliseconds that a connection may be idle, also while a browser does not read its answer. Event streams send a
 * heartbeat every few seconds.
 */
const STANDSTILL_MS = 60_000

/** Bytes; a search with ten thousand pasted characters still gets a readable answer. */
const MAX_HEADER_BYTES = 128 * 1024

/**
 * Builds the site's server, ready to listen. Any number of instances can run: they share state only through the release
 * store and the API.
 */
export async function buildApp(
  settings: Settings,
  logger: FastifyServerOptions['logger'] = true,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers: { req: serializeRequest } } : logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STANDSTILL_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    forceCloseConnections: 'idle',
    // Requests that still arrive while the process stops are answered; `Connection: close` sends the next ones elsewhere.
    return503OnClosing: false,
    // Called for an address that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
      reply.raw.end(`${texts.badRequest}\n`)
    },
  })
  // Bodies are streamed to the API and never parsed here.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  const store = openStore(settings)
  removeOldDrafts(app, store.dir)
  const telemetry = createTelemetry(settings, app.log)
  const renderers = createRendererPool(
    {
      ...settings,
      config: siteConfig(settings),
      enabled: settings.serverRendering && Object.keys(settings.devRemotes).length === 0,
    },
    (message) => app.log.warn(message),
    telemetry?.rendered,
  )
  app.addHook('onClose', () => renderers.stop())

  const discovery = openDiscoveryStore(store, app.log, (next) =>
    renderers.warm(...commonSites(next).map((site) => site.discovery)),
  )
  app.addHook('onReady', async () => {
    const snapshot = await discovery.current()
    if (snapshot) await renderers.warm(defaultSite(snapshot).discovery)
  })
  app.addHook('onClose', () => discovery.close())

  const releases = createReleaseService(store, () => discovery.refresh())
  const stopTelemetry = telemetry?.start(
    async () => (await discovery.current())?.revision,
    async (name, version, why) => {
      const made = await releases.rollback(name, { by: { kind: 'automatic', name: 'automatic' }, version, why })
      if (made?.changes.length === 0) app.log.error(made.why)
      return made
    },
  )
  app.addHook('onClose', () => stopTelemetry?.())

  const registry = createRegistry(store, (message) => app.log.warn(message))
  const links =
    settings.serviceToken === undefined
      ? undefined
      : createOverrideLinks(settings.serviceToken, async (id) => isRevoked(await registry.current(), id))
  const local = isDevelopmentSite(settings)
  const findOverrides = createFindOverrides({ store, links, local, warn: (message) => app.log.warn(message) })

  closeConnectionsOnStop(app)
  requireMinimumRate(app.server)
  requireOneHost(app)
  if (settings.fairShares) enforceFairShare(app)
  // Behind a proxy all connections are the proxy's.
  if (settings.fairShares && settings.trustProxy === false) limitConnections(app.server)
  await securityHeaders(app)
  logResponses(app)
  errorResponses(app)
  discoveryRoutes(app, discovery)
  let stopping = false
  // Here and not in the scope of the routes, whose hooks run only after those that take time.
  app.addHook('preClose', async () => {
    stopping = true
  })
  await app.register(async (scope) => siteRoutes(scope, { discovery, stopping: () => stopping }))
  // A registered name's files must be available before it is live, because override links can preview it.
  const download = createDownloadIfListed(
    store,
    async (name) =>
      Object.hasOwn((await discovery.current())?.discovery.microFrontends ?? {}, name) ||
      (await registry.current(RECENT_MS)).some((one) => one.name === name),
  )
  await app.register(async (scope) => assetRoutes(scope, store.dir, download))
  await app.register(async (scope) => telemetryRoutes(scope, { telemetry, discovery }))
  await app.register(async (scope) => violationRoutes(scope, { discovery, shown: local }))
  const { apiUrl, serviceToken } = settings
  const outcomes = serviceToken === undefined ? undefined : outcomesWithoutLost(telemetryApi(apiUrl, serviceToken))
  const failsForSeveral: FailsForSeveral = (...which) => telemetry?.failsForSeveral(...which) ?? false
  const current = async () => (await discovery.current())?.revision
  await app.register(async (scope) =>
    releaseRoutes(scope, settings, store, releases, { links, outcomes, failsForSeveral, registry, current }),
  )
  await app.register(async (scope) => proxyRoutes(scope, settings))
  await documentCompression(app)
  robotsRoutes(app, settings, discovery)
  sitemapRoutes(app, settings, discovery)
  documentRoutes(app, settings, { discovery, renderers, links, findOverrides, telemetry })
  return app
}
