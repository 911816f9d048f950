import { type Discovery, parseDiscovery } from '@superium/shared/contract'
import type { RenderedHead } from '../isolated-process/rendered-head'
import { deployment } from '../testing/make-release-store'
import { createPageCache } from './page-cache'
import type { RenderRequest } from './renderer-messages'

const site = (): Discovery =>
  parseDiscovery({ schema: 's', microFrontends: { shell: [deployment('shell', { kind: 'host' })] } })

/** Pages whose HTML is the request's nonce. */
function pagesOf(head: Partial<RenderedHead> = {}, broken = false) {
  const render = jest.fn(async (_discovery: Discovery, { nonce }: RenderRequest) => ({
    head: { status: 200, whole: true, memory: 0, ...head },
    html: (async function* () {
      yield Buffer.from(nonce)
    })(),
    tail: () => (broken ? undefined : {}),
  }))
  const pages = createPageCache({ render })
  const ask = async (discovery: Discovery, url: string, nonce: string): Promise<string> => {
    const page = await pages.render(discovery, { url, nonce })
    const found: string[] = []
    for await (const piece of page?.html() ?? []) found.push(Buffer.from(piece).toString())
    await page?.done
    return found.join('')
  }
  return { ask, render, pages }
}

test('concurrent and later requests for a page share one rendering', async () => {
  const { ask, render } = pagesOf()
  const here = site()
  expect(await Promise.all([ask(here, '/a', '1'), ask(here, '/a', '2')])).toEqual(['1', '1'])
  expect(await ask(here, '/a', '3')).toBe('1')
  expect(await ask(here, '/b', '4')).toBe('4')
  expect(await ask(site(), '/a', '5')).toBe('5')
  expect(render).toHaveBeenCalledTimes(3)
})

test('an expired page is rendered again', async () => {
  const { ask } = pagesOf()
  const here = site()
  const now = jest.spyOn(performance, 'now')
  now.mockReturnValue(1_000)
  await ask(here, '/a', '1')
  now.mockReturnValue(2_900)
  expect(await ask(here, '/a', '2')).toBe('1')
  now.mockReturnValue(3_100)
  expect(await ask(here, '/a', '3')).toBe('3')
  now.mockRestore()
})

test.each([
  ['with late chunks', { whole: false }, false],
  ['that failed', { status: 503 }, false],
  ['that broke off', {}, true],
])('a page %s is not shared', async (_what, head, broken) => {
  const { ask } = pagesOf(head, broken)
  const here = site()
  expect(await ask(here, '/a', '1')).toBe('1')
  expect(await ask(here, '/a', '2')).toBe('2')
})

test('while the API fails, the last complete page stands in for an error and says its age, for a quarter of an hour', async () => {
  const head: Partial<RenderedHead> = {}
  const { ask, pages } = pagesOf(head)
  const here = site()
  const now = jest.spyOn(performance, 'now')
  const at = (seconds: number, next: Partial<RenderedHead>): void => {
    now.mockReturnValue(1_000 * seconds)
    Object.assign(head, { status: 200, apiFailed: false, failed: false, tooLate: false, meta: { title: 'A' } }, next)
  }
  const ageOf = async () => (await pages.render(here, { url: '/a', nonce: 'n' }))?.age
  at(10, {})
  expect(await ask(here, '/a', 'good')).toBe('good')
  // A page that lacks a part is better than an old one, but does not take its place.
  at(20, { apiFailed: true })
  expect(await ask(here, '/a', 'partly')).toBe('partly')
  expect(await ageOf()).toBeUndefined()
  // Nor does one that is left to the browser.
  at(25, { failed: true, meta: undefined })
  expect(await ask(here, '/a', 'left')).toBe('left')
  at(40, { status: 503, apiFailed: true })
  expect(await ask(here, '/a', 'down')).toBe('good')
  expect(await ageOf()).toBe(30)
  at(45, { status: 503, apiFailed: true, tooLate: true })
  expect(await ageOf()).toBe(35)
  expect(await pages.render(here, { url: '/b', nonce: 'n' })).toBeUndefined()
  at(47, { status: 503, apiFailed: true })
  expect(await ask(here, '/b', 'down')).toBe('down')
  // Not the API's fault.
  at(50, { status: 500 })
  expect(await ask(here, '/a', 'threw')).toBe('threw')
  at(60, {})
  expect(await ask(here, '/c', 'other')).toBe('other')
  at(80, { status: 404 })
  expect(await ask(here, '/a', 'gone')).toBe('gone')
  at(90, { status: 503, apiFailed: true })
  expect(await ask(here, '/a', 'down')).toBe('down')
  expect(await ask(here, '/c', 'down')).toBe('other')
  at(961, { status: 503, apiFailed: true })
  expect(await ask(here, '/c', 'down')).toBe('down')
  now.mockRestore()
})
