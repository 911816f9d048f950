import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultSite, type Site } from '../discovery/site'
import type { DiscoveryStore } from '../discovery/store'
import { remoteHints } from '../releases/hints'
import { hostEntry } from '../releases/host-entry'
import { type Address, parseAddress } from '../routing/address'
import { compilePattern } from '../routing/pattern'
import { redirectFor } from '../routing/redirects'
import { documentPolicy } from '../security/document-policy'
import type { Settings } from '../settings'
import { sendText } from '../site/send-text'
import { texts } from '../texts'
import { asksForDocument } from './accepts'
import { renderBody } from './body'
import { siteConfig } from './config'
import { describePage, notFound } from './describe'
import { renderHead } from './head'
import { siteOrigin } from './origin'
import type { Page } from './page'
import { productPage } from './product-page'
import { renderUnavailable } from './unavailable'

const RETRY_AFTER_SECONDS = '5'
const PRIVATE = /^\/(?:superium-admin|myaccount|checkout)(?:\/|$)/i
const product = compilePattern('/product-detail/:id')

/**
 * Every document of the site. The path is held against the patterns of all remotes in discovery: no match is the same
 * document with status 404, since the shell draws the page for it.
 */
export function documentRoutes(app: FastifyInstance, settings: Settings, discovery: DiscoveryStore): void {
  const config = siteConfig(settings)
  const helmet = {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: documentPolicy(settings) },
  }

  app.get('*', { helmet }, async (request, reply) => {
    const address = parseAddress(request.raw.url ?? '/')
    const redirect = redirectFor(address)
    if (redirect) return reply.redirect(redirect.location, redirect.status)
    if (!asksForDocument(request.headers.accept, address.path)) return sendText(reply, 404, texts.notFound)

    const snapshot = await discovery.current()
    const site = snapshot && defaultSite(snapshot)
    const entry = site?.host && (await hostEntry(settings.releasesDir, site.host))
    if (!site || !entry) return sendUnavailable(request, reply)

    const { page, hints } = await findPage(site, address, request)
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    const origin = siteOrigin(request, settings.siteUrl)
    return reply
      .code(page.status)
      .header('cache-control', PRIVATE.test(address.path) ? 'no-store' : 'no-cache')
      .header('vary', 'Accept')
      .type('text/html; charset=utf-8')
      .send(
        Readable.from([
          renderHead({ page, origin, nonces: reply.cspNonce, entry, hints }),
          renderBody(site.discovery, config),
        ]),
      )
  })

  async function findPage(site: Site, { path, query }: Address, request: FastifyRequest) {
    const match = site.match(path)
    if (!match) return { page: notFound, hints: [] }
    const id = product.match(path)?.id
    const [page, hints] = await Promise.all<[Promise<Page> | Page, ReturnType<typeof remoteHints>]>([
      id === undefined
        ? describePage(path, query)
        : productPage(settings.apiUrl, id, { ip: request.ip, log: request.log }),
      remoteHints(settings.releasesDir, match.value),
    ])
    return { page, hints }
  }
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderUnavailable(request.raw.url ?? '/', reply.cspNonce.style))
}
