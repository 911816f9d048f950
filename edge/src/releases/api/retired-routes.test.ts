import { closeAfterEach } from '../../testing/close-after-each'
import { ask, cartCode, cartFiles, startReleaseSite } from '../../testing/start-release-site'
import { browse } from '../../testing/start-site'

closeAfterEach()

/** A version of mf-cart whose page is `/trolley`. */
const movedCart = (version: string) =>
  cartFiles(version, {
    routes: ['/trolley'],
    files: { 'server/remoteEntry.cjs': cartCode().replaceAll("'/cart'", "'/trolley'") },
  })
const retiring = (traffic: number, ...retire: object[]) =>
  `?traffic=${traffic}&retire=${encodeURIComponent(JSON.stringify(retire))}`
const REFUSAL = expect.stringContaining('The path /cart is live and mf-cart 1.1.0 no longer answers it.')

test.each([10, 100])('a version without a live path is refused for %s %% of visitors', async (traffic) => {
  const app = await startReleaseSite()
  const answer = await ask(app, 'PUT', `/mf-cart/1.1.0?traffic=${traffic}`, { tar: movedCart('1.1.0') })
  expect(answer.failures).toEqual([REFUSAL])
  expect((await browse(app, '/cart')).statusCode).toBe(200)
})

test('a retired path is redirected, is in the history, and a rollback answers it again', async () => {
  const app = await startReleaseSite()
  const tar = movedCart('1.1.0')
  const made = await ask(app, 'PUT', `/mf-cart/1.1.0${retiring(100, { path: '/cart', to: '/trolley' })}`, { tar })
  expect(made.data).toEqual({ version: '1.1.0', revision: 2 })
  const answer = await browse(app, '/cart?from=mail')
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    301,
    '/trolley?from=mail',
    'no-cache',
  ])
  const { history } = (await ask(app, 'GET', '')).data
  expect(history[0].retires).toEqual([{ name: 'mf-cart', path: '/cart', to: '/trolley' }])

  await ask(app, 'PUT', '/mf-cart/1.2.0?traffic=100', { tar: movedCart('1.2.0') })
  expect((await browse(app, '/cart')).statusCode).toBe(301)
  await ask(app, 'POST', '/mf-cart/rollback')
  await ask(app, 'POST', '/mf-cart/rollback')
  expect((await browse(app, '/cart')).statusCode).toBe(200)
})

test('a retired path without a target is a page with status 410 that search engines drop', async () => {
  const app = await startReleaseSite()
  await ask(app, 'PUT', `/mf-cart/1.1.0${retiring(100, { path: '/cart' })}`, { tar: movedCart('1.1.0') })
  const gone = await browse(app, '/cart')
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('<title>This page is gone')
  expect(gone.body).toMatch(/<meta name="robots" content="noindex/)
  expect((await browse(app, '/cart/nowhere')).statusCode).toBe(404)
})

test('while the version that retires a path is a canary, the other visitors keep the path', async () => {
  const app = await startReleaseSite()
  await ask(app, 'PUT', `/mf-cart/1.1.0${retiring(50, { path: '/cart' })}`, { tar: movedCart('1.1.0') })
  const statuses = new Set<number>()
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const cookie = `superium-bucket=${visitor.toString(16).padStart(16, '0')}`
    statuses.add((await browse(app, '/cart', { cookie })).statusCode)
  }
  expect([...statuses].sort()).toEqual([200, 410])
  expect((await ask(app, 'POST', '/mf-cart/promote', { body: { version: '1.1.0' } })).status).toBe('success')
  expect((await browse(app, '/cart')).statusCode).toBe(410)
})

test.each([
  ['{', 'retire must be a JSON list.'],
  ['[{"path":"cart"}]', 'retire[0].path must be a string like'],
  ['[{"path":"/a*b"}]', 'retire: the path /a*b is not a route pattern'],
  ['[{"path":"/cart","to":"https://evil.example"}]', 'retire[0].to must be a string like'],
])('the retirement %s is refused', async (retire, message) => {
  const app = await startReleaseSite()
  const address = `/mf-cart/1.1.0?traffic=100&retire=${encodeURIComponent(retire)}`
  expect((await ask(app, 'PUT', address, { tar: movedCart('1.1.0') })).message).toContain(message)
})

test('a version that declares a page which its routes lack is refused', async () => {
  const app = await startReleaseSite()
  const tar = cartFiles('1.1.0', { routes: ['/cart', '/gifts'] })
  const { failures } = await ask(app, 'PUT', '/mf-cart/1.1.0?traffic=100', { tar })
  expect(failures).toEqual(['superium.json declares the page /gifts, but ./routes has no such path.'])
})
