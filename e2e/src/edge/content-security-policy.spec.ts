import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '../site-test'
import { type OwnEdge, startOwnEdge } from './start-own-edge'

declare const trustedTypes: { createPolicy(name: string, rules: object): void }

/** A version that is in the store and not live. */
const RETIRED = '0.0.1'
const FOREIGN = 'https://evil.example/x.js'

// All tests share one edge.
test.describe.configure({ mode: 'default' })
let edge: OwnEdge
/** A script of the live mf-cart, and the same one of the retired version; both are served. */
let live: string
let retired: string

test.beforeAll(async ({ baseURL }) => {
  // A development site, which shows what browsers report.
  edge = await startOwnEdge(baseURL ?? '', { AUTH_EMULATOR_URL: 'http://127.0.0.1:9' })
  const { microFrontends } = await (await fetch(`${edge.base}/discovery.json`)).json()
  const { version } = microFrontends['mf-cart'][0].metadata as { version: string }
  const folder = join(edge.store, 'mf-cart', version)
  cpSync(folder, join(edge.store, 'mf-cart', RETIRED), { recursive: true })
  const file = readdirSync(folder).find((name) => /^\d+\.\w+\.js$/.test(name)) ?? ''
  live = `/assets/mf-cart/${version}/${file}`
  retired = `/assets/mf-cart/${RETIRED}/${file}`
  for (const path of [live, retired]) {
    const { status, headers } = await fetch(edge.base + path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, expect.stringContaining('javascript')])
  }
})

test.afterAll(() => edge.stop())

/** Opens a page of the site that runs, with `html` at the start of its body as an injection would put it there. */
async function open(page: Page, html = ''): Promise<void> {
  await page.route(FOREIGN, (route) => route.fulfill({ contentType: 'text/javascript', body: 'owned = "foreign"' }))
  await page.route(`${edge.base}/help`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<body>', `<body>${html}`)
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-encoding': 'identity' } })
  })
  await page.goto(`${edge.base}/help`)
  await page.waitForFunction(() => window.superiumBooted === true)
}

/** Loads a script as the bundler does; resolves to what became of it. */
const load = (page: Page, src: string) =>
  page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script')
        script.onload = () => resolve('loaded')
        script.onerror = () => resolve('blocked')
        try {
          script.src = address
        } catch (error) {
          return resolve((error as Error).name)
        }
        document.head.append(script)
      }),
    src,
  )

const owned = (page: Page) => page.evaluate(() => (globalThis as { owned?: string }).owned)

test('a page loads scripts of the releases that are live, and none of another version or site', async ({
  page,
  violations,
}) => {
  await open(page)
  expect(await load(page, live)).toBe('loaded')
  expect(violations).toEqual([])
  expect(await load(page, retired)).toBe('TypeError')
  expect(await load(page, live.replace('mf-cart/', `mf-cart/${RETIRED}/../`))).toBe('loaded')
  expect(await load(page, FOREIGN)).toBe('TypeError')
  expect(await load(page, 'data:text/javascript,owned="data"')).toBe('TypeError')
  expect(await owned(page)).toBeUndefined()
  expect(violations.length).toBeGreaterThanOrEqual(3)
  violations.length = 0
})

test('what is injected into the HTML does not run: inline, from a release that is not live, or from another site', async ({
  page,
  violations,
}) => {
  await open(
    page,
    [
      '<script>owned = "inline"</script>',
      `<img src="data:," onerror="owned = 'handler'" alt="">`,
      `<script src="${FOREIGN}"></script>`,
      `<script src="${retired}" onload="owned = 'retired'"></script>`,
      '<iframe srcdoc="<script>parent.owned = 1</script>"></iframe>',
      '<base href="https://evil.example/">',
    ].join(''),
  )
  expect(await owned(page)).toBeUndefined()
  expect(await page.evaluate(() => document.baseURI)).toBe(`${edge.base}/help`)
  const text = violations.join('\n')
  for (const blocked of ['inline', FOREIGN, retired, 'base-uri']) expect(text).toContain(blocked)
  violations.length = 0
})

test('strings are neither HTML nor code for the DOM', async ({ page, violations }) => {
  await open(page)
  const outcomes = await page.evaluate(async () => {
    // The call from outside may evaluate strings; what the page does later may not.
    await new Promise((resolve) => setTimeout(resolve))
    const div = document.createElement('div')
    document.body.append(div)
    const html = `<img src="data:," onerror="owned = 'html'">`
    const code = 'owned = "code"'
    const frame = document.createElement('iframe')
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (div.innerHTML = html),
      outerHTML: () => (div.outerHTML = html),
      insertAdjacentHTML: () => div.insertAdjacentHTML('beforeend', html),
      fragment: () => div.append(document.createRange().createContextualFragment(html)),
      parser: () => new DOMParser().parseFromString(html, 'text/html'),
      write: () => document.write(html),
      srcdoc: () => (frame.srcdoc = html),
      text: () => document.head.append(Object.assign(document.createElement('script'), { text: code })),
      handler: () => div.setAttribute('onclick', code),
      // biome-ignore lint/security/noGlobalEval: the policy is to refuse it
      eval: () => eval(code),
      Function: () => new Function(code)(),
      timeout: () => window.setTimeout(code),
      worker: () => new Worker('data:text/javascript,0'),
      policy: () => trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
      second: () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} ran`
      } catch {
        return name
      }
    })
  })
  expect(outcomes.filter((outcome) => outcome.endsWith(' ran'))).toEqual([])
  expect(await owned(page)).toBeUndefined()
  expect(violations.length).toBeGreaterThanOrEqual(outcomes.length)
  violations.length = 0
})

test('the site counts what browsers report, by release and without addresses', async ({ page, violations }) => {
  await open(page, `<script src="${retired}?email=a@b.example"></script>`)
  await load(page, FOREIGN)
  const shown = async () => (await (await fetch(`${edge.base}/dev/csp-reports`)).json()) as { kinds: object[] }
  await expect
    .poll(async () => (await shown()).kinds)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ directive: 'script-src-elem', blocked: `mf-cart ${RETIRED}`, page: '/help' }),
        expect.objectContaining({ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' }),
      ]),
    )
  expect(JSON.stringify(await shown())).not.toMatch(/email|x\.js/)
  // The browser's report may arrive before the test's own listener hears of the last violation.
  await expect.poll(() => violations.join()).toContain('trusted-types-sink')
  violations.length = 0
})
