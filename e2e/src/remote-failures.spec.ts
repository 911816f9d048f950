import type { Page } from '@playwright/test'
import { breakFiles, changeDiscovery, changeRelease, isChunk, isEntry, isManifest, isOfPages } from './inject-faults'
import { clickAdd, expect, test } from './site-test'

/** Each remote, a page of its own, and what must go on without it. */
const remotes = [
  { name: 'mf-catalog', owner: 'Catalog', own: '/products', elsewhere: 'Login', shows: 'Account Login' },
  { name: 'mf-cart', owner: 'Cart', own: '/cart', elsewhere: 'All products', shows: /Choice your favirote/ },
  { name: 'mf-account', owner: 'Account', own: '/signin', elsewhere: 'All products', shows: /Choice your favirote/ },
  {
    name: 'mf-admin',
    owner: 'Admin',
    own: '/superium-admin',
    elsewhere: 'All products',
    shows: /Choice your favirote/,
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

const HANGS = /hangs/
/** Milliseconds after which what hangs has been given up. */
const GIVEN_UP_MS = 11_000

for (const { name, owner, own, elsewhere, shows } of remotes) {
  for (const [fault, inject] of Object.entries(faults)) {
    test(`${name} whose ${fault}: its place is named, the rest lives, and Try again mends it`, async ({ page }) => {
      if (HANGS.test(fault)) await page.clock.install()
      const mend = await inject(page, name)
      // What hangs keeps the document from being called loaded.
      await page.goto(own, { waitUntil: 'commit' })
      const failure = page.getByRole('main').getByRole('alert')
      /** What hangs is named when it has been given up; the rest of the page is there at once. */
      const named = async (): Promise<void> => {
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(async () => {
          if (HANGS.test(fault)) await page.clock.fastForward(GIVEN_UP_MS)
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

/** Browsers know a remote by its entry: what becomes of its manifest is the site server's matter alone. */
const manifestFaults: Record<string, Fault> = {
  'is missing': answers(isManifest, 404, 'text/plain', 'Not found'),
  'is malformed': answers(isManifest, 200, 'application/json', '{"metaData":'),
  'has another hash': (page, remote) =>
    changeDiscovery(page, remote, (live) => {
      live.metadata.integrity = `sha384-${'A'.repeat(64)}`
    }),
}

for (const [fault, inject] of Object.entries(manifestFaults)) {
  test(`a manifest that ${fault} is nothing to a browser: the page is whole`, async ({ page }) => {
    for (const { name } of remotes) await inject(page, name)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'All products', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Choice your favirote/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('a remote that discovery names no entry of is named in its place', async ({ page }) => {
  await changeDiscovery(page, 'mf-cart', (live) => {
    delete live.extras.superium.remoteEntry
  })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('mf-cart')
})

for (const { name } of remotes) {
  test(`with all of ${name} gone, and discovery with it, a shopper gets as far as without it`, async ({ page }) => {
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
    // What was put into the cart meanwhile is there when the cart is back.
    if (name === 'mf-cart') await mend?.()
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /checkout/i })).toBeVisible()
  })
}
