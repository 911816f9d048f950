/** @jest-environment node */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ApiError } from '@superium/shared/api'
import { use } from 'react'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { createPageRenderer } from './create-page-renderer'
import type { RenderedPage } from './render-page'

const deployments = [
  testDeployment('mf-cart', {
    owner: 'Cart',
    routes: ['/cart', '/broken', '/no-code', '/no-meta', '/waits', '/unread', '/own-section'],
    slots: ['cart-notice'],
  }),
  testDeployment('mf-other', { routes: ['/other'] }),
  testDeployment('mf-desk', {
    pages: [{ path: '/desk', title: 'Desk', description: '', indexed: false, personal: false, chrome: 'none' }],
  }),
]

const never = new Promise<string>(() => {})
const throwing = (error: Error) => () => {
  throw error
}

const modules: Record<string, unknown> = {
  'mf-cart/routes': [
    { path: '/cart', Component: () => <h1>Your cart</h1> },
    { path: '/broken', Component: throwing(new Error('broken page')) },
    { path: '/no-code', lazy: () => Promise.reject(new Error('no such chunk')) },
    { path: '/no-meta', handle: { meta: throwing(new Error('no meta')) }, Component: () => <h1>Here</h1> },
    { path: '/waits', Component: () => use(never) },
    { path: '/unread', Component: throwing(new ApiError(503, 'Later.')) },
    { path: '/own-section', Component: throwing(new Error('a')), ErrorBoundary: throwing(new Error('b')) },
  ],
  'mf-cart/slots/cart-notice': () => <p>Two pieces</p>,
  'mf-desk/routes': [{ path: '/desk', Component: () => <h1>Desk</h1> }],
  'mf-other/routes': [{ path: '/other', Component: () => <h1>Other</h1> }],
}

let entered: string[] = []
let loaded: string[] = []
let log: jest.SpyInstance
beforeEach(() => {
  entered = []
  loaded = []
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

const render = createPageRenderer(
  {
    ...testRemotes(deployments, async (remote, expose) => {
      loaded.push(`${remote}/${expose}`)
      return { default: modules[`${remote}/${expose}`] }
    }),
    side: 'server',
  },
  (remote) => entered.push(remote),
)

async function open(path: string, without: string[] = []) {
  const page = (await render({ url: `http://shop.test${path}`, nonce: 'n', without })) as RenderedPage
  const { loaderData } = await page.tail
  return { ...page, html: await text(page.html.pipe(new PassThrough())), loaderData }
}

const expectChrome = (html: string) => {
  expect(html).toContain('<header')
  expect(html).toContain('<footer')
}

test('a page is rendered with the data that the browser starts from', async () => {
  const page = await open('/cart')
  expect(page).toMatchObject({ status: 200, remote: 'mf-cart', failed: false })
  expect(page.html).toContain('<h1>Your cart</h1>')
  expect(page.loaderData).toBeDefined()
})

test.each(['/broken', '/own-section'])(
  'the error section stands in the place of a page that throws, between header and footer (%s)',
  async (path) => {
    const page = await open(path)
    expect(page).toMatchObject({ status: 500, remote: 'mf-cart', failed: true, loaderData: undefined })
    expectChrome(page.html)
    expect(page.html).toContain('Try again')
    expect(page.html).not.toContain('broken page')
  },
)

test('a page that throws what the product API answered has not failed by itself', async () => {
  const page = await open('/unread')
  expect(page).toMatchObject({ status: 503, failed: false })
  expectChrome(page.html)
})

test.each(['/no-code', '/no-meta', '/waits'])('a page that does not come is left to the browser (%s)', async (path) => {
  const page = await open(path)
  expect(page).toMatchObject({ status: 200, remote: 'mf-cart', failed: true, loaderData: undefined })
  expectChrome(page.html)
})

test('a remote that is left out runs no code, and other pages are rendered', async () => {
  const left = await open('/cart', ['mf-cart'])
  expect(left).toMatchObject({ status: 200, remote: 'mf-cart', failed: false, loaderData: undefined })
  expectChrome(left.html)
  expect((await open('/other', ['mf-cart'])).html).toContain('<h1>Other</h1>')
  expect(loaded.filter((name) => name.startsWith('mf-cart'))).toEqual([])
  expect(entered).not.toContain('mf-cart')
})

test.each(['/other', '/desk'])('the first paint waits for an element of the page (%s)', async (path) => {
  const { html, paintFrom } = await open(path)
  expect(html).toContain(` id="${paintFrom}"`)
})

test('the server hears whose code runs', async () => {
  await open('/other')
  expect(entered.at(-1)).toBe('mf-other')
})

test('an error of the shell rejects', async () => {
  await expect(render({ url: 'no address', nonce: 'n' })).rejects.toThrow('Invalid URL')
})
