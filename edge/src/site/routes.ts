import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { DiscoveryStore } from '../discovery/discovery-store'
import { packageFolder } from '../package-folder'
import { SITE_NAME, TAGLINE, texts } from '../texts'
import { FONT_FILE } from '../typeface/web-font'
import { ICONS } from './reserved-paths'

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

const WEB_MANIFEST = JSON.stringify({
  name: SITE_NAME,
  short_name: SITE_NAME,
  description: TAGLINE,
  start_url: '/',
  display: 'browser',
  background_color: '#faf9f6',
  theme_color: '#0b6250',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
})

/**
 * `GET /site.webmanifest`, the icons, the typeface, `/livez`, which is 200 while the event loop turns, and `/readyz`, which is 503
 * until the live releases are known and again while the process stops, so that a balancer sends no requests here. Losing the release
 * store or the API later does not change it.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { discovery, stopping }: { discovery: Pick<DiscoveryStore, 'current'>; stopping(): boolean },
): Promise<void> {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const message = stopping() ? texts.stopping : (await discovery.current()) ? undefined : texts.notReady
    return message === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'error', message })
  })
  app.get('/site.webmanifest', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(WEB_MANIFEST),
  )

  await app.register(fastifyStatic, { root: join(packageFolder, 'public'), serve: false })
  for (const icon of ICONS) {
    app.get(`/${icon}`, (_, reply) => reply.sendFile(icon, { maxAge: DAY_SECONDS * 1000 }))
  }
  app.get(`/${FONT_FILE}`, (_, reply) => reply.sendFile(FONT_FILE, { maxAge: YEAR_SECONDS * 1000, immutable: true }))
}
