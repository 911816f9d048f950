/** @jest-environment node */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { HomeSection } from '@superium/shared/contract'
import { use } from 'react'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { createPageRenderer } from './create-page-renderer'
import type { RenderedPage } from './render-page'

const section = (label: string, order: number, more: Partial<HomeSection> = {}) => ({
  slots: ['home'],
  contributions: { home: { label, order, height: { phone: 400, wide: 300 }, ...more } },
})

const deployments = [
  testDeployment('mf-catalog', { routes: ['/', '/products'] }),
  testDeployment('mf-late', section('Late', 90)),
  testDeployment('mf-broken', section('Broken', 50)),
  testDeployment('mf-gift', section('Gifts', 10)),
  testDeployment('mf-desk', section('For sellers', 1, { roles: ['seller'] })),
]

const modules: Record<string, unknown> = {
  'mf-catalog/routes': [
    { path: '/', Component: () => <h1>Welcome</h1> },
    { path: '/products', Component: () => <h1>Products</h1> },
  ],
  'mf-late/slots/home': () => <p>Later ideas</p>,
  'mf-gift/slots/home': () => <p>Gift ideas</p>,
  'mf-desk/slots/home': () => <p>Your desk</p>,
  'mf-stuck/slots/home': () => use(new Promise<string>(() => {})),
  'mf-broken/slots/home': () => {
    throw new Error('broken section')
  },
}

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

const rendererOf = (these = deployments) =>
  createPageRenderer({
    ...testRemotes(these, async (remote, expose) => ({ default: modules[`${remote}/${expose}`] })),
    side: 'server',
  })

async function open(path: string, { render = rendererOf(), without = [] as string[] } = {}) {
  const page = (await render({ url: `http://shop.test${path}`, nonce: 'n', without })) as RenderedPage
  const { loaderData } = await page.tail
  return { ...page, html: await text(page.html.pipe(new PassThrough())), loaderData }
}

test('the sections of all remotes follow the home page in order, and one that throws costs its own place', async () => {
  const { html, status, failed, loaderData } = await open('/')
  expect([status, failed]).toEqual([200, false])
  expect(loaderData).toBeDefined()
  expect(html).toMatch(/Welcome.*Gift ideas.*Later ideas.*<footer/s)
  expect(html).toContain('aria-label="Broken"')
  expect(html).toContain('--phone:400px')
})

test('the document is the same for everybody: a section with a condition is not in it', async () => {
  expect((await open('/')).html).not.toContain('desk')
})

test('other pages have no sections', async () => {
  expect((await open('/products')).html).not.toContain('Gift ideas')
})

test('a remote that is left out keeps its place, and the browser fills it', async () => {
  const { html, failed } = await open('/', { without: ['mf-gift'] })
  expect(failed).toBe(false)
  expect(html).toContain('aria-label="Gifts"')
  expect(html).not.toContain('Gift ideas')
  expect(html).toContain('Later ideas')
})

test('a section that waits for ever holds the document for half a second, and the browser fills its place', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const render = rendererOf([...deployments.slice(0, 2), testDeployment('mf-stuck', section('Stuck', 10))])
  const done = jest.fn()
  const opened = open('/', { render }).then((page) => {
    done()
    return page
  })
  await jest.advanceTimersByTimeAsync(300)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(400)
  const { html, failed } = await opened
  expect(done).toHaveBeenCalled()
  expect(failed).toBe(false)
  expect(html).toMatch(/Welcome.*aria-label="Stuck".*Later ideas.*<footer/s)
  jest.useRealTimers()
})

test('loaded sections are rendered in one go, without scripts', async () => {
  const render = rendererOf(deployments.filter(({ extras }) => extras.superium.name !== 'mf-broken'))
  await open('/', { render })
  const { html, whole } = await open('/', { render })
  expect(whole).toBe(true)
  expect(html).not.toContain('<script')
  expect(html).toContain('Gift ideas')
})
