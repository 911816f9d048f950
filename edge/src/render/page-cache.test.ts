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
  return { ask, render }
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
