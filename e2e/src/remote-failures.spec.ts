import type { Page } from '@playwright/test'
import {
  breakFiles,
  changeDiscovery,
  changeRelease,
  isChunk,
  isEntry,
  isManifest,
  isOfPages,
} from './inject-remote-faults'
import { clickAdd } from './shop-in-browser'
import { expect, test } from './site-test'

/** Each remote, one of its pages, and what must work without it. */
const remotes = [
  { name: 'mf-catalog', owner: 'Catalog', own: '/products', elsewhere: 'Login', shows: 'Account Login' },
  { name: 'mf-cart', owner: 'Cart', own: '/cart', elsewhere: 'All products', shows: /^All products$/ },
  { name: 'mf-account', owner: 'Account', own: '/signin', elsewhere: 'All products', shows: /^All products$/ },
  {
    name: 'mf-admin',
    owner: 'Admin',
    own: '/superium-admin',
    // It brings its own header, so the failure shows the way to the shop.
    elsewhere: 'Go to the home page',
    shows: /^Superium/,
  },
] as const

type Mend = () => Promise<void>
type Fault = (page: Page, remote: string) => Promise<Mend>

const answers =
  (matches: (file: string) => boolean, status: number, contentType: string, body: string): Fault =>
  (page, remote) =>
    breakFiles(page, remote, matches, (route) => route.fulfill({ status, contentType, body }))

const never: Fault = (page, remote) => breakFiles(page, remote, isEntry, () => new Promise(() => {}))

const HTML = '<!doctype html><p>Hello'

const faults: Record<string, Fault> = {
  'entry is missing': answers(isEntry, 404, 'text/plain', 'Not found'),
  'entry is HTML': answers(isEntry, 200, 'text/html', HTML),
  'entry is corrupt': answers(isEntry, 200, 'text/javascript', 'window.'),
  'entry hangs': never,
  'chunk is missing': answers(isChunk, 404, 'text/plain', 'Not found'),
  'chunk hangs': (page, remote) => breakFiles(page, remote, isChunk, () => new Promise(() => {})),
  'code throws when it is evaluated': (page, remote) =>
    changeRelease(page, remote, (file, text) => (isEntry(file) ? 'throw new Error("broken release")' : text)),
  'page throws when it is rendered': (page, remote) =>
    changeRelease(page, remote, (file, text) =>
      isOfPages(file) ? text.replaceAll('.jsxs)(', '.jsxs)((()=>{throw new Error("broken page")})(),') : text,
    ),
  'code of a page never ends': (page, remote) =>
    changeRelease(page, remote, (file, text) =>
      isOfPages(file) ? text.replace(/\b\w+\.e\("?\w+"?\)/g, 'new Promise(()=>{})') : text,
    ),
  'entry has another hash': (page, remote) =>
    changeDiscovery(page, remote, (live) => {
      live.extras.superium.entryIntegrity = `sha384-${'A'.repeat(64)}`
    }),
  'contract is another': (page, remote) =>
    changeDiscovery(page, remote, (live) => {
      live.extras.superium.contract = 99
    }),
  'shared modules are of another version': (page, remote) =>
    changeRelease(page, remote, (file, text) =>
      isEntry(file) ? text.replaceAll('requiredVersion:"^19.', 'requiredVersion:"^18.') : text,
    ),
}

const HANGS = /hangs|never ends/
/** Milliseconds after which a hanging request has timed out. */
const GIVEN_UP_MS = 11_000

for (const { name, owner, own, elsewhere, shows } of remotes) {
  for (const [fault, inject] of Object.entries(faults)) {
    test(`${name} whose ${fault} is named in its place, the rest works, and Try again loads it`, async ({ page }) => {
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
          await expect(failure).toContainText(name, { timeout: 2_000 })
        }).toPass()
      }
      await named()
      await expect(failure).toContainText(`(${owner})`)

      await page.getByRole('link', { name: elsewhere, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible()

      await page.goBack({ waitUntil: 'commit' })
      await named()
      await mend()
      await expect(async () => {
        const again = failure.getByRole('button', { name: 'Try again' })
        if (await again.isVisible()) await again.click()
        await expect(failure).toBeHidden({ timeout: 3_000 })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 3_000 })
      }).toPass()
    })
  }
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
  await changeRelease(page, 'mf-cart', (file, text) => (isOfPages(file) ? `for(;;);${text}` : text))
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect.poll(() => told.join()).toMatch(/"stage":"start".*"stage":"remote"/)
  // The loop begins when the code has come, a moment later.
  const state = () =>
    Promise.race([
      page.evaluate(() => 'answers').catch(() => 'is closed'),
      new Promise((resolve) => setTimeout(resolve, 3000, 'in a loop')),
    ])
  await expect.poll(state).toBe('in a loop')
  expect(told.join()).not.toContain('ready')
  await page.close()
})

/** Only the edge reads manifests; browsers load a remote by its entry. */
const manifestFaults: Record<string, Fault> = {
  'is missing': answers(isManifest, 404, 'text/plain', 'Not found'),
  'is malformed': answers(isManifest, 200, 'application/json', '{"metaData":'),
  'has another hash': (page, remote) =>
    changeDiscovery(page, remote, (live) => {
      live.metadata.integrity = `sha384-${'A'.repeat(64)}`
    }),
}

for (const [fault, inject] of Object.entries(manifestFaults)) {
  test(`the page is complete in a browser when a manifest ${fault}`, async ({ page }) => {
    for (const { name } of remotes) await inject(page, name)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'All products', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^All products$/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('a remote without an entry in discovery is named in its place', async ({ page }) => {
  await changeDiscovery(page, 'mf-cart', (live) => {
    delete live.extras.superium.remoteEntry
  })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('mf-cart')
})

for (const { name } of remotes) {
  test(`the other remotes work when ${name} and discovery are unreachable`, async ({ page }) => {
    const gone = (): Promise<Mend> =>
      breakFiles(
        page,
        name,
        () => true,
        (route) => route.abort(),
      )
    await page.route('**/discovery.json', (route) => route.abort())
    const mend = name === 'mf-catalog' ? undefined : await gone()
    const product = await clickAdd(page, 'books', 1)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    if (name === 'mf-catalog') await gone()
    // Items added in the meantime are in the cart when its remote works again.
    if (name === 'mf-cart') await mend?.()
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /checkout/i })).toBeVisible()
  })
}
