import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { INTEGRITY_FILE } from '@superium/release/integrity'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { create } from 'tar'
import type { Settings } from '../settings'
import { deployment, discoveryOf, makeReleaseStore } from './make-release-store'
import { releaseFiles, writeFiles } from './release-files'
import { startSite } from './start-site'
import { startUpstream } from './start-upstream'

export const CART_TOKEN = 'token-of-team-cart-0123456789'
export const ADMIN_TOKEN = 'identity-token-of-an-administrator'
const BUYER_TOKEN = 'identity-token-of-a-buyer'

/** A host's server build that loads mf-cart's container once and renders its page for a path. */
const HOST = `
const { Readable } = require('node:stream')
let routesOf
exports.createServerHost = ({ loadContainer, discovery }) => async ({ url }) => {
  const { container } = discovery.microFrontends['mf-cart'][0].extras.superium
  routesOf ??= loadContainer(container).then((container) => container.get('./routes')).then((make) => make().default)
  let routes
  try { routes = await routesOf } catch { return { status: 200, html: Readable.from(['left to the browser']) } }
  const route = routes.find(({ path }) => url.endsWith(path))
  if (!route) return { status: 404, html: Readable.from(['']) }
  try { await route.lazy?.() } catch { return { status: 200, html: Readable.from(['left to the browser']) } }
  const html = Readable.from([route.handle.render ? 'left to the browser' : String(route.page())])
  return { status: 200, meta: route.handle.meta(), html }
}
`

const SHARED = [{ name: 'react', version: '19.3.1' }]

/**
 * A remote's server build with one client-only page. `top` runs when its entry is evaluated, `routes` when its exposed module
 * is, `lazy` when the page's lazy part is; `meta` is the page's head.
 */
export const cartCode = (
  page = "'cart'",
  { top = '', lazy = '', routes = '', meta = "{ title: 'Cart' }" } = {},
): string => `
${top}
const lazy = async () => { ${lazy}; return {} }
const handle = { render: 'browser', meta: () => (${meta}) }
const modules = {
  './routes': { default: [{ path: '/cart', handle, page: () => ${page}, lazy }] },
  './slots/mini-cart': { default: () => null },
}
exports.init = () => {}
exports.get = async (expose) => () => {
  ${routes}
  return modules[expose]
}
`

/** The files of a release of mf-cart. */
export const cartFiles = (version: string, change: Parameters<typeof releaseFiles>[2] = {}): Record<string, string> =>
  releaseFiles('mf-cart', version, {
    routes: ['/cart'],
    slots: ['mini-cart'],
    ...change,
    facts: { shared: { react: '^19.3.1' }, ...change.facts },
    files: { 'server/remoteEntry.cjs': cartCode(), ...change.files },
  })

const manifestWithShared = JSON.stringify({
  name: 'shell',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  shared: SHARED,
  exposes: [],
})

/** A release store with a host, of which this is the server build, and mf-cart 1.0.0 live. */
export function releaseStore(host = HOST): string {
  const shell = deployment('shell', { kind: 'host', entry: { js: ['main.js'], css: [] } })
  const cart = deployment('mf-cart', { routes: ['/cart'] })
  const files = releaseFiles('shell', '1.0.0', {
    kind: 'host',
    routes: [],
    facts: { entry: { js: ['main.js'], css: [] } },
    files: { 'mf-manifest.json': manifestWithShared, 'main.js': 'run()', 'server/main.cjs': host },
  })
  const hash = (JSON.parse(files[INTEGRITY_FILE] ?? '{}') as Record<string, string>)['server/main.cjs'] ?? ''
  const superium = { ...shell.extras.superium, server: { 'main.cjs': hash } }
  const slots = { superium: { ...cart.extras.superium, slots: ['mini-cart'] } }
  const root = makeReleaseStore({
    'discovery.json': discoveryOf({ ...shell, extras: { superium } }, { ...cart, extras: slots } as typeof cart),
  })
  writeFiles(join(root, 'shell/1.0.0'), files)
  writeFiles(join(root, 'mf-cart/1.0.0'), cartFiles('1.0.0'))
  return root
}

/** A site with the release API, over an API that knows one administrator and one buyer. */
export async function startReleaseSite(
  releasesDir = releaseStore(),
  change: Partial<Settings> = {},
  logger?: FastifyServerOptions['logger'],
): Promise<FastifyInstance> {
  const apiUrl = await startUpstream((request, response) => {
    const admin = request.headers.authorization === `Bearer ${ADMIN_TOKEN}`
    const known = admin || request.headers.authorization === `Bearer ${BUYER_TOKEN}`
    response.writeHead(request.url === '/api/v1/identity' && known ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ status: 'success', data: { admin, email: `${admin ? 'ada' : 'bob'}@shop.example` } }))
  })
  const hash = createHash('sha256').update(CART_TOKEN).digest('hex')
  return startSite({ releasesDir, apiUrl, releaseTokens: { 'mf-cart': [hash] }, ...change }, logger)
}

/** A release as a tar archive. */
export const tarOf = (files: Record<string, string>): Promise<Buffer> =>
  buffer(create({ cwd: writeFiles(makeReleaseStore({}), files), portable: true }, ['.']))

/** Calls the release API with mf-cart's token or another one. */
export async function ask(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { tar, body, token = CART_TOKEN }: { tar?: Record<string, string>; body?: object; token?: string } = {},
) {
  const type = tar ? 'application/x-tar' : 'application/json'
  const payload = tar ? await tarOf(tar) : body && JSON.stringify(body)
  const answer = await app.inject({
    method,
    url: `/releases/v1${path}`,
    headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': type }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
}
