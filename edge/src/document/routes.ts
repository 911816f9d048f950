import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DiscoveryStore } from '../discovery/discovery-store'
import { hasCanary, overriddenSite, siteForVisitor } from '../discovery/site-for-visitor'
import { openInlinePictures } from '../pictures/inline-pictures'
import { pictureLinks } from '../pictures/safe-critical-pictures'
import { homeSectionStyles } from '../releases/home-section-styles'
import { hostEntry } from '../releases/host-entry'
import { inlineStyleSheets } from '../releases/inline-style-sheets'
import { acceptOverride } from '../releases/overrides/accept-override'
import type { FindOverrides } from '../releases/overrides/find-overrides'
import type { OverrideLinks } from '../releases/overrides/override-links'
import { linkHeader } from '../releases/page-files'
import { releaseFolders } from '../releases/release-folders'
import { createPageCache } from '../render/page-cache'
import type { RendererPool } from '../render/renderer-pool'
import { parseAddress } from '../routing/request-address'
import { tidyPath } from '../routing/tidy-path'
import { contentSecurityPolicy, foreignScripts, REPORT_GROUP, REPORT_PATH } from '../security/content-security-policy'
import { releaseScripts } from '../security/release-scripts'
import { developmentSources, widenPolicy } from '../security/widen-policy'
import { isDevelopmentSite, type Settings } from '../settings'
import { sendText } from '../site/send-text'
import { siteOrigin } from '../site/site-origin'
import { allowsTelemetry } from '../telemetry/allows-telemetry'
import { networkOfAddress } from '../telemetry/network-of-address'
import type { Telemetry } from '../telemetry/telemetry'
import { texts } from '../texts'
import { acceptsDocument } from './accepts-document'
import { closeBody, openBody, unrendered } from './document-body'
import { renderHead } from './document-head'
import { findPage } from './find-page-metadata-and-files'
import { reportScript } from './report-script'
import { reportUnansweredRoute } from './report-unanswered-route'
import { configForOverride, siteConfig } from './site-config'
import { bufferDocumentParts, type DocumentPart, streamDocumentParts } from './stream-document-parts'
import { trustedTypesScript } from './trusted-types-script'
import { renderUnavailablePage } from './unavailable-page'

const RETRY_AFTER_SECONDS = '5'

/** Services that documents are built with. */
export interface DocumentParts {
  discovery: DiscoveryStore
  renderers: RendererPool
  links: OverrideLinks | undefined
  findOverrides: FindOverrides
  /** Undefined where nothing is counted. */
  telemetry: Telemetry | undefined
}

/**
 * Serves every document of the site: rendered from the live releases, or a skeleton that the browser fills where no
 * renderer is ready. A path that matches no remote's pattern is a 404.
 */
export function documentRoutes(
  app: FastifyInstance,
  settings: Settings,
  { discovery, renderers, links, findOverrides, telemetry }: DocumentParts,
): void {
  const config = siteConfig(settings)
  const inlinePictures = openInlinePictures(settings.apiUrl)
  const pages = createPageCache(renderers)
  const foreign = foreignScripts(settings)
  const helmet = {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(settings) },
  }

  app.get('*', { helmet }, async (request, reply) => {
    const address = parseAddress(request.raw.url ?? '/')
    const tidy = tidyPath(address.path)
    if (tidy !== address.path) return reply.redirect(tidy + address.query, 301)
    if (!acceptsDocument(request.headers.accept, address.path)) return sendText(reply, 404, texts.notFound)

    if (await acceptOverride(request, reply, { links, local: isDevelopmentSite(settings) })) return reply

    const snapshot = await discovery.current()
    const ordinary = snapshot && siteForVisitor(snapshot, request, reply)
    const overridden = await findOverrides(request)
    const site = ordinary && overridden ? overriddenSite(ordinary, overridden.deployments) : ordinary
    const entry = site?.host && (await hostEntry(settings.releasesDir, site.host))
    if (!snapshot || !site?.host || !entry) return sendUnavailable(request, reply)

    const canary = hasCanary(snapshot)
    const isOverridden = overridden !== undefined
    // Browsers keep a 301 forever by default, so a rollback of the redirect would not reach them.
    const redirectCaching = cacheControl({ unrepeatable: isOverridden, shared: !canary })
    const moved = site.redirect(address.path)
    if (moved) {
      return reply.header('cache-control', redirectCaching).redirect(moved.location + address.query, moved.status)
    }

    const retired = site.retired(address.path)
    if (retired?.location !== undefined) {
      return reply.header('cache-control', redirectCaching).redirect(retired.location + address.query, 301)
    }

    const local = overridden !== undefined && overridden.origins.length > 0
    const origin = siteOrigin(request, settings.siteUrl)
    const folders = releaseFolders(site.discovery)
    const policy = widenPolicy(String(reply.getHeader('content-security-policy')), {
      'script-src': releaseScripts(folders, [siteOrigin(request, undefined), origin]),
      // Chromium takes endpoints over https only, and then sends nothing to `report-uri`.
      ...(request.protocol === 'https' && { 'report-to': [REPORT_GROUP] }),
    })
    if (request.protocol === 'https') reply.header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
    reply.header(
      'content-security-policy',
      local ? widenPolicy(policy, developmentSources(overridden.origins)) : policy,
    )
    const url = origin + address.path + address.query
    // A browser with an override sends no telemetry: its errors must not count for a version.
    const remote = site.match(address.path)?.value.deployment.extras.superium.name
    const reporting = isOverridden
      ? undefined
      : telemetry?.document({
          state: snapshot.revision,
          discovery: site.discovery,
          page: remote,
          address: request.ip,
        })
    const asked = {
      url,
      nonce: reply.cspNonce.script,
      remote,
      network: networkOfAddress(request.ip).site,
      countedFor: reporting?.countedFor,
    }
    // Unreleased code of a development server runs only in its developer's browser.
    const rendered = local ? undefined : await pages.render(site.discovery, asked)
    const location = rendered?.head.location
    if (location !== undefined) {
      return reply.header('cache-control', redirectCaching).redirect(location, rendered?.head.status)
    }

    const network = reporting?.countedFor
    if (telemetry && network !== undefined) {
      reportUnansweredRoute(site, address.path, rendered?.head, (remote, version) =>
        telemetry.aggregator.addUnanswered(remote, version, network),
      )
    }

    const { page, files, chrome } = await findPage(settings, site, address, request, rendered?.head)
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    if (rendered?.age !== undefined) reply.header('age', rendered.age)
    const pictures = page.pictures ?? []
    const link = [pictureLinks(pictures), linkHeader(files.hints)].filter(Boolean).join(', ')
    if (link) reply.header('link', link)
    const isHome = address.path === '/' && rendered !== undefined
    const [own, sections, pictureStyle] = await Promise.all([
      inlineStyleSheets(settings.releasesDir, [...entry.styles, ...files.styles]),
      isHome ? homeSectionStyles(settings.releasesDir, site) : [],
      inlinePictures.style(pictures),
    ])
    const styles = [...own, ...sections]
    const { hints } = files
    const visitorConfig = overridden ? configForOverride(config, overridden) : config
    const watch =
      reporting?.token !== undefined && allowsTelemetry(request) ? reportScript(site.host, reporting.token) : ''
    const { paintFrom, styles: formStyles = [] } = rendered?.head ?? {}
    const parts: DocumentPart[] = [
      renderHead({
        ...{ page, origin, nonces: reply.cspNonce, entry, hints, styles, formStyles, pictureStyle, watch, paintFrom },
        trustedTypes: trustedTypesScript([...folders, ...foreign]),
      }),
      openBody(styles),
      rendered ? rendered.html() : unrendered(chrome),
      () =>
        closeBody({
          discovery: site.forBrowser,
          config: visitorConfig,
          loaderData: rendered?.tail()?.loaderData,
        }),
    ]
    const document =
      !rendered || rendered.head.whole ? await bufferDocumentParts(...parts) : streamDocumentParts(...parts)
    return reply
      .code(page.status)
      .header(
        'cache-control',
        cacheControl({ unrepeatable: isOverridden || page.status >= 500, shared: !canary && !page.personal }),
      )
      .header('vary', `Accept${canary || overridden ? ', Cookie' : ''}`)
      .type('text/html; charset=utf-8')
      .compress(document)
  })
}

/**
 * A personal page's document contains no personal data, since only the browser knows who is signed in. With `no-store`,
 * Chromium would exclude it from the back/forward cache, because the page's API answers have `no-store`.
 */
function cacheControl({ unrepeatable, shared }: { unrepeatable: boolean; shared: boolean }): string {
  if (unrepeatable) return 'no-store'
  return shared ? 'no-cache' : 'private, no-cache'
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderUnavailablePage(request.raw.url ?? '/', reply.cspNonce.style))
}
