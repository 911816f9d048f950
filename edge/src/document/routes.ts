import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DiscoveryStore } from '../discovery/discovery-store'
import { hasCanary, overriddenSite, type Site, siteForVisitor } from '../discovery/site-for-visitor'
import type { RenderedHead } from '../isolated-process/rendered-head'
import { pictureLinks } from '../pictures/critical-picture'
import { openInlinePictures } from '../pictures/inline-pictures'
import { hostEntry } from '../releases/host-entry'
import { inlineStyleSheets } from '../releases/inline-style-sheets'
import { acceptOverride } from '../releases/overrides/accept-override'
import { allowOriginsInCsp } from '../releases/overrides/allow-origins-in-csp'
import type { FindOverrides } from '../releases/overrides/find-overrides'
import type { OverrideLinks } from '../releases/overrides/override-links'
import { linkHeader, NO_FILES, pageFiles } from '../releases/page-files'
import { createPageCache } from '../render/page-cache'
import type { RendererPool } from '../render/renderer-pool'
import { redirectFor } from '../routing/redirects'
import { parseAddress, type RequestAddress } from '../routing/request-address'
import { createMatcher } from '../routing/route-matcher'
import { documentPolicy } from '../security/content-security-policy'
import { isDevelopmentSite, type Settings } from '../settings'
import { sendText } from '../site/send-text'
import { siteOrigin } from '../site/site-origin'
import { allowsTelemetry } from '../telemetry/allows-telemetry'
import { texts } from '../texts'
import { acceptsDocument } from './accepts-document'
import { bootErrorScript } from './boot-error-script'
import { describePage, notFound } from './describe'
import { closeBody, OPEN_BODY, UNRENDERED } from './document-body'
import { renderHead } from './document-head'
import { bufferParts, type DocumentPart, streamParts } from './document-parts'
import type { PageMetadata } from './page-metadata'
import { productPage } from './product-page'
import { renderedPage } from './rendered-page'
import { configForCanary, configForOverride, siteConfig } from './site-config'
import { renderUnavailable } from './unavailable-page'

const RETRY_AFTER_SECONDS = '5'
const PRIVATE = /^\/(?:superium-admin|myaccount|checkout)(?:\/|$)/i
const product = createMatcher([['/product-detail/:id', 'detail']])

/** What documents are made with. */
export interface DocumentParts {
  discovery: DiscoveryStore
  renderers: RendererPool
  links: OverrideLinks | undefined
  findOverrides: FindOverrides
}

/**
 * Every document of the site, rendered from the live releases where that can be done in time, else with a skeleton that
 * the browser fills. The path is held against the patterns of all remotes in discovery: no match is status 404.
 */
export function documentRoutes(
  app: FastifyInstance,
  settings: Settings,
  { discovery, renderers, links, findOverrides }: DocumentParts,
): void {
  const config = siteConfig(settings)
  const inlinePictures = openInlinePictures(settings.apiUrl)
  const pages = createPageCache(renderers)
  const helmet = {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: documentPolicy(settings) },
  }

  app.get('*', { helmet }, async (request, reply) => {
    const address = parseAddress(request.raw.url ?? '/')
    const redirect = redirectFor(address)
    if (redirect) return reply.redirect(redirect.location, redirect.status)
    if (!acceptsDocument(request.headers.accept, address.path)) return sendText(reply, 404, texts.notFound)

    const entering = await acceptOverride(request, reply, { links, local: isDevelopmentSite(settings) })
    if (entering) return entering

    const snapshot = await discovery.current()
    const ordinary = snapshot && siteForVisitor(snapshot, request, reply)
    const overridden = await findOverrides(request)
    const site = ordinary && overridden ? overriddenSite(ordinary, overridden.deployments) : ordinary
    const entry = site?.host && (await hostEntry(settings.releasesDir, site.host))
    if (!snapshot || !site?.host || !entry) return sendUnavailable(request, reply)

    const canary = hasCanary(snapshot)
    const local = overridden !== undefined && overridden.origins.length > 0
    if (local) {
      const policy = String(reply.getHeader('content-security-policy'))
      reply.header('content-security-policy', allowOriginsInCsp(policy, overridden.origins))
    }
    const origin = siteOrigin(request, settings.siteUrl)
    const url = origin + address.path + address.query
    const asked = { url, nonce: reply.cspNonce.script, uncounted: overridden !== undefined }
    // The code of a development server is not released: only its developer's browser runs it.
    const rendered = local ? undefined : await pages.render(site.discovery, asked)
    const location = rendered?.head.location
    if (location !== undefined) return reply.redirect(location, rendered?.head.status)

    const { page, files } = await findPage(site, address, request, rendered?.head)
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    const pictures = page.pictures ?? []
    const link = [pictureLinks(pictures), linkHeader(files.hints)].filter(Boolean).join(', ')
    if (link) reply.header('link', link)
    const [styles, pictureStyle] = await Promise.all([
      inlineStyleSheets(settings.releasesDir, [...entry.styles, ...files.styles]),
      inlinePictures.style(pictures),
    ])
    const { hints } = files
    const visitorConfig = overridden ? configForOverride(config, overridden) : canary ? configForCanary(config) : config
    const watch = visitorConfig.telemetry && allowsTelemetry(request) ? bootErrorScript(site.host) : ''
    const paintFrom = rendered?.head.paintFrom
    const parts: DocumentPart[] = [
      renderHead({ page, origin, nonces: reply.cspNonce, entry, hints, styles, pictureStyle, watch, paintFrom }),
      OPEN_BODY,
      rendered ? rendered.html() : UNRENDERED,
      () =>
        closeBody({
          discovery: site.forBrowser,
          config: visitorConfig,
          loaderData: rendered?.tail()?.loaderData,
        }),
    ]
    const document = !rendered || rendered.head.whole ? await bufferParts(...parts) : streamParts(...parts)
    return reply
      .code(page.status)
      .header('cache-control', cacheControl(address.path, { own: overridden !== undefined, canary }))
      .header('vary', `Accept${canary || overridden ? ', Cookie' : ''}`)
      .type('text/html; charset=utf-8')
      .compress(document)
  })

  async function findPage(
    site: Site,
    address: RequestAddress,
    request: FastifyRequest,
    rendered: RenderedHead | undefined,
  ) {
    const match = site.match(address.path)
    if (!match) return { page: notFound, files: NO_FILES }
    const [page, files] = await Promise.all([
      rendered ? renderedPage(rendered, address) : describedPage(address, request),
      pageFiles(settings.releasesDir, match.value, rendered?.chunk),
    ])
    return { page, files }
  }

  /** What can be said of a page that the browser is to render. */
  function describedPage(
    { path, query }: RequestAddress,
    request: FastifyRequest,
  ): Promise<PageMetadata> | PageMetadata {
    const id = product(path)?.params.id
    return id === undefined
      ? describePage(path, query)
      : productPage(settings.apiUrl, id, { ip: request.ip, log: request.log })
  }
}

function cacheControl(path: string, { own, canary }: { own: boolean; canary: boolean }): string {
  if (own || PRIVATE.test(path)) return 'no-store'
  return canary ? 'private, no-cache' : 'no-cache'
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderUnavailable(request.raw.url ?? '/', reply.cspNonce.style))
}
