import { chainDepth } from '../../../bench/src/page-loads/chain-depth'
import { type ColdLoad, coldLoad } from '../../../bench/src/page-loads/cold-load'
import { desktop } from '../../../bench/src/page-loads/device-profiles'
import { PAGES, pagePaths } from '../../../bench/src/site/measured-pages'
import { expect, test } from '../site-test'

/**
 * The budget of a first view in transferred bytes (brotli bodies and their headers). Module ids depend on the folder that
 * a site is built in, which moves the size by up to 200 bytes.
 */
const SCRIPTS = 147_500
const REMOTES_OWN = 30_000

/** Modules that load on demand: sign-in, forms. */
const LATER = /node_modules\/(?:@?firebase|formik|yup|@mui|@emotion)\//

/** Modules that the host provides; a remote must not load a copy. */
const OF_HOST = /node_modules\/(?:@module-federation|react|lucide-react\/dist\/esm\/(?:Icon|createLucideIcon)\.)/

/**
 * The requests until React has hydrated the page. On a busy machine a part that has hydrated before the others already
 * asks for the shop's settings.
 */
const firstView = ({ exchanges, hydrated }: ColdLoad) =>
  exchanges.filter(({ start, url }) => start < hydrated && !url.endsWith('/api/v1/shop/settings'))

/** The modules that a script was built from, from its source map. */
async function modulesOf(script: string): Promise<string[]> {
  const response = await fetch(`${script}.map`)
  expect(response.status, `${script} has a source map`).toBe(200)
  const { sources } = (await response.json()) as { sources: string[] }
  return sources
}

for (const page of PAGES) {
  test(`the first view of ${page} keeps within its budgets`, async ({ browser, baseURL }) => {
    const site = baseURL ?? ''
    const load = await coldLoad(browser, desktop, site + (await pagePaths(site))[page])
    const scripts = firstView(load).filter(({ type }) => type === 'Script')
    const bytes = (part: typeof scripts) => part.reduce((sum, one) => sum + one.bytes, 0)
    const sizes = scripts.map((one) => `${one.url} ${one.bytes}`).join('\n')

    expect(bytes(scripts), sizes).toBeLessThanOrEqual(SCRIPTS)
    const own = scripts.filter(({ url }) => url.includes('/assets/mf-'))
    expect(bytes(own), sizes).toBeLessThanOrEqual(REMOTES_OWN)
    const chain = firstView(load).map(({ url, initiator }) => `${url} by ${initiator}`)
    expect(
      chainDepth(firstView(load)),
      `the document itself requests everything\n${chain.join('\n')}`,
    ).toBeLessThanOrEqual(2)

    const remotes = (await Promise.all(own.map(({ url }) => modulesOf(url)))).flat()
    expect(remotes.some((module) => module.includes('src/instant-navigation/'))).toBe(true)
    expect(remotes.filter((module) => OF_HOST.test(module))).toEqual([])
    const modules = (await Promise.all(scripts.map(({ url }) => modulesOf(url)))).flat()
    expect(modules.some((module) => module.includes('node_modules/react-dom/'))).toBe(true)
    expect(modules.filter((module) => LATER.test(module))).toEqual([])
    expect(modules.filter((module) => module.includes('src/desk/'))).toEqual([])
  })
}

test("the host's file begins with the line that lets Chromium compile all of it beside the page's thread", async ({
  request,
}) => {
  const document = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  const [, host = ''] = /<script defer src="([^"]+)"/.exec(document) ?? []
  expect(host).toMatch(/^\/assets\/shell\/[^/]+\/main\.\w+\.js$/)
  // Only a comment's first line counts, and minimizers leave comments out.
  expect(await (await request.get(host)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
