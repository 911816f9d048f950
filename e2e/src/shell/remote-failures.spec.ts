import type { Page } from '@playwright/test'
import {
  breakFiles,
  changeDiscovery,
  changeRelease,
  isChunk,
  isEntry,
  isManifest,
  isOfPages,
} from '../inject-remote-faults'
import { clickAdd } from '../shop-in-browser'
import { expect, test } from '../site-test'

/** Each remote, one of its pages, and what must work without it. */
const remotes = {
  // The server renders its pages.
  'mf-catalog': { owner: 'Catalog', own: '/products', elsewhere: 'Login', shows: 'Account Login' },
  'mf-cart': { owner: 'Cart', own: '/cart', elsewhere: 'All products', shows: /^All products$/ },
  'mf-account': { owner: 'Account', own: '/signin', elsewhere: 'All products', shows: /^All products$/ },
  // It brings its own header, so the failure shows the way to the shop.
  'mf-admin': { owner: 'Admin', own: '/superium-admin', elsewhere: 'Go to the home page', shows: /^Superium/ },
} as const

type Remote = keyof typeof remotes
type Mend = () => Promise<void>
type Fault = (page: Page, remote: string) => Promise<Mend>

const answers =
  (matches: (file: string) => boolean, status: number, contentType: string, body: string): Fault =>
  (page, remote) =>
    breakFiles(page, remote, matches, (route) => route.fulfill({ status, contentType, body }))

const never =
  (matches: (file: string) => boolean): Fault =>
  (page, remote) =>
    breakFiles(page, remote, matches, () => new Promise(() => {}))

const HTML = '<!doctype html><p>Hello'

/** The ways in which a remote fails. Each is tried on one remote only, because the shell treats all of them alike. */
const faults: [fault: string, remote: Remote, inject: Fault][] = [
  ['entry is missing', 'mf-catalog', answers(isEntry, 404, 'text/plain', 'Not found')],
  ['entry is HTML', 'mf-admin', answers(isEntry, 200, 'text/html', HTML)],
  ['entry is corrupt', 'mf-cart', answers(isEntry, 200, 'text/javascript', 'window.')],
  ['entry hangs', 'mf-catalog', never(isEntry)],
  ['chunk is missing', 'mf-cart', answers(isChunk, 404, 'text/plain', 'Not found')],
  ['chunk hangs', 'mf-account', never(isChunk)],
  [
    'code throws when it is evaluated',
    'mf-account',
    (page, remote) =>
      changeRelease(page, remote, (file, text) => (isEntry(file) ? 'throw new Error("broken release")' : text)),
  ],
  [
    'page throws when it is rendered',
    'mf-catalog',
    (page, remote) =>
      changeRelease(page, remote, (file, text) =>
        isOfPages(file) ? text.replaceAll('.jsxs)(', '.jsxs)((()=>{throw new Error("broken page")})(),') : text,
      ),
  ],
  [
    'code of a page never ends',
    'mf-cart',
    (page, remote) =>
      changeRelease(page, remote, (file, text) =>
        isOfPages(file) ? text.replace(/\b\w+\.e\("?\w+"?\)/g, 'new Promise(()=>{})') : text,
      ),
  ],
  [
    'entry has another hash',
    'mf-cart',
    (page, remote) =>
      changeDiscovery(page, remote, (live) => {
        live.extras.superium.entryIntegrity = `sha384-${'A'.repeat(64)}`
      }),
  ],
  [
    'contract is another',
    'mf-account',
    (page, remote) =>
      changeDiscovery(page, remote, (live) => {
        live.extras.superium.contract = 99
      }),
  ],
  [
    'shared modules are of another version',
    'mf-catalog',
    (page, remote) =>
      changeRelease(page, remote, (file, text) =>
        isEntry(file) ? text.replaceAll('requiredVersion:"^19.', 'requiredVersion:"^18.') : text,
      ),
  ],
]

const HANGS = /hangs|never ends/
/** Milliseconds after which a hanging request has timed out. */
const GIVEN_UP_MS = 11_000

/** One fault of each remote, and each kind of waiting, after which the visitor goes elsewhere and comes back. */
const GONE_ELSEWHERE = ['entry is HTML', 'entry hangs', 'chunk is missing', 'chunk hangs']

for (const [fault, name, inject] of faults) {
  const { owner, own, elsewhere, shows } = remotes[name]
  test(`${name} whose ${fault} is named in its place, and Try again loads it`, async ({ page }) => {
    if (HANGS.test(fault)) await page.clock.install()
    const mend = await inject(page, name)
    // A hanging request delays the load event.
    await page.goto(own, { waitUntil: 'commit' })
    // A form has alerts of its own, empty until something fails.
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: name })
    /** Waits until the failure is named; a hanging request is named after its time-out. */
    const named = async (): Promise<void> => {
      if (name !== 'mf-admin') await expect(page.getByRole('banner')).toBeVisible()
      await expect(async () => {
        if (HANGS.test(fault)) await page.clock.runFor(GIVEN_UP_MS)
        await expect(failure).toContainText(`(${owner})`, { timeout: 2_000 })
      }).toPass()
    }
    await named()
    if (GONE_ELSEWHERE.includes(fault))
      await test.step('the rest works, and Back names it again', async () => {
        await page.getByRole('link', { name: elsewhere, exact: true }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()
        await page.goBack({ waitUntil: 'commit' })
        await named()
      })
    await mend()
    await expect(async () => {
      const again = failure.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.click()
      await expect(failure).toBeHidden({ timeout: 3_000 })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })
}

test('a page that never shows anything is named after ten seconds, with the stage, and Try again loads it', async ({
  page,
}) => {
  await page.clock.install()
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry') told.push(request.postData() ?? '')
  })
  const mend = await changeRelease(page, 'mf-cart', (file, text) =>
    isOfPages(file)
      ? text.replaceAll('.jsxs)(', `.jsxs)((()=>{globalThis.suspended=1;throw new Promise(()=>{})})(),`)
      : text,
  )
  await page.goto('/cart', { waitUntil: 'commit' })
  // Before, time that passes is the loading's.
  await expect.poll(() => page.evaluate(() => 'suspended' in globalThis)).toBe(true)
  // Nor does what reports have ten seconds of a clock that jumps to arrive.
  await expect.poll(() => told.join()).toContain('"kind":"load"')
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'mf-cart' })
  await expect(async () => {
    await page.clock.runFor(GIVEN_UP_MS)
    await expect(failure).toContainText('Rendering timed out', { timeout: 2_000 })
  }).toPass()
  await expect(async () => {
    await page.clock.runFor(GIVEN_UP_MS)
    expect(told.join()).toContain('"remote":"mf-cart","kind":"hang","code":"RenderingHang"')
  }).toPass()
  await mend()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(() => told.join()).toMatch(/"stage":"start".*"stage":"remote".*"stage":"ready"/)
})

test('a page in an endless loop has said that it starts, and then says nothing more', async ({ browser }) => {
  const page = await browser.newPage()
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/telemetry') told.push(request.postData() ?? '')
  })
  // The browser tells of this request; the page's own thread would tell of it after the loop.
  const devtools = await page.context().newCDPSession(page)
  const loops = new Promise((resolve) => devtools.once('Fetch.requestPaused', resolve))
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/loops' }] })
  await changeRelease(page, 'mf-cart', (file, text) =>
    isOfPages(file) ? `navigator.sendBeacon('/loops');for(;;);${text}` : text,
  )
  await page.goto('/cart', { waitUntil: 'commit' })
  await loops
  await expect.poll(() => told.join()).toMatch(/"stage":"start".*"stage":"remote"/)
  expect(told.join()).not.toContain('ready')
  await page.close()
})

test('the page is complete in a browser whatever is wrong with manifests, which only the edge reads', async ({
  page,
}) => {
  await answers(isManifest, 404, 'text/plain', 'Not found')(page, 'mf-catalog')
  await answers(isManifest, 200, 'application/json', '{"metaData":')(page, 'mf-account')
  await changeDiscovery(page, 'mf-cart', (live) => {
    live.metadata.integrity = `sha384-${'A'.repeat(64)}`
  })
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'All products', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^All products$/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a remote without an entry in discovery is named in its place', async ({ page }) => {
  await changeDiscovery(page, 'mf-cart', (live) => {
    delete live.extras.superium.remoteEntry
  })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('mf-cart')
})

const unreachable: Fault = (page, remote) =>
  breakFiles(
    page,
    remote,
    () => true,
    (route) => route.abort(),
  )

/** Opens the cart, which has the product. */
async function expectInCart(page: Page, product: string): Promise<void> {
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /checkout/i })).toBeVisible()
}

test('what is added while mf-cart and discovery are unreachable is in the cart when its remote works again', async ({
  page,
}) => {
  await page.route('**/discovery.json', (route) => route.abort())
  const mend = await unreachable(page, 'mf-cart')
  const product = await clickAdd(page, 'books', 1)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await mend()
  await expectInCart(page, product)
})

test('the cart works when the other remotes and discovery are unreachable', async ({ page }) => {
  await page.route('**/discovery.json', (route) => route.abort())
  for (const remote of ['mf-account', 'mf-admin']) await unreachable(page, remote)
  const product = await clickAdd(page, 'books', 1)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await unreachable(page, 'mf-catalog')
  await expectInCart(page, product)
})
