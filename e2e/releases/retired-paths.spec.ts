import { expect, type Page, test } from '@playwright/test'
import { accounts, signIn } from '../src/accounts'
import { type Change, changedRelease } from './chaos/broken-release'
import { type Answer, askAs, stateOf } from './chaos/release-api'
import { edges } from './site-locations'

// Each test builds on the one before.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** Versions are never released twice, so a site can be tried again. */
const run = Math.floor(Date.now() / 1000) % 100_000
let count = 0
let base = ''
let catalog = ''

const stable = async (name: string) => (await stateOf(name)).live.find((one) => one.default)?.version ?? ''

test.beforeAll(async () => {
  base = await stable('mf-cart')
  catalog = await stable('mf-catalog')
})

/** Releases a copy of a version with other pages to everybody. */
async function release(name: string, from: string, change: Change, retire: object[] = []): Promise<Answer> {
  const version = `8.${run}.${++count}`
  const query = `traffic=100&retire=${encodeURIComponent(JSON.stringify(retire))}`
  return askAs(name, 'PUT', `${name}/${version}?${query}`, await changedRelease(name, from, version, change))
}

/** Waits until each edge answers a path with this status. */
async function answered(path: string, status: number): Promise<void> {
  for (const edge of edges()) {
    const ask = () => fetch(edge + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    await expect.poll(() => ask().then((answer) => answer.status, String), { timeout: 60_000 }).toBe(status)
  }
}

/**
 * Opens the about page, follows its link to /help without a new document, and expects this heading; again while an edge still
 * sends an older document.
 */
async function linkToHelpShows(page: Page, heading: string): Promise<void> {
  await expect(async () => {
    await page.goto('/about')
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await page.getByRole('main').locator('a[href="/help"]').click({ timeout: 5_000 })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 5_000 })
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  }).toPass()
}

test('a path that a release loses is refused; retired, it is gone in documents and behind links', async ({ page }) => {
  const refused = await release('mf-cart', base, { drops: ['/help'] })
  expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('/help') })
  await answered('/help', 200)
  expect(await release('mf-cart', base, { drops: ['/help'] }, [{ path: '/help' }])).toMatchObject({ status: 201 })
  await answered('/help', 410)
  await answered('/about', 200)
  const gone = await page.goto('/help')
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This page is gone' })).toBeVisible()
  await linkToHelpShows(page, 'This page is gone')
})

test('a path that is retired for another one leads there in documents and behind links', async ({ page }) => {
  expect(await release('mf-cart', base, {})).toMatchObject({ status: 201 })
  await answered('/help', 200)
  const retire = [{ path: '/help', to: '/cart' }]
  expect(await release('mf-cart', base, { drops: ['/help'] }, retire)).toMatchObject({ status: 201 })
  await answered('/help', 301)
  await page.goto('/help')
  await expect(page).toHaveURL(/\/cart$/)
  await linkToHelpShows(page, 'Your Cart')
  await expect(page).toHaveURL(/\/cart$/)
})

test('a rollback whose path another team has by now is refused with the way out, and goes back together by the page', async ({
  page,
}) => {
  expect(await release('mf-catalog', catalog, { adds: ['/help'] })).toMatchObject({ status: 201 })
  await answered('/help', 200)
  const taken = await stable('mf-catalog')
  const alone = await askAs('mf-cart', 'POST', 'mf-cart/rollback', { why: 'Tried out' })
  expect(alone).toMatchObject({ status: 409, message: expect.stringContaining('roll mf-catalog back first') })
  const asTeam = await askAs('mf-cart', 'POST', 'mf-cart/rollback', { why: 'Tried out', together: true })
  expect(asTeam).toMatchObject({ status: 403, message: expect.stringContaining('mf-catalog') })
  expect(await stable('mf-catalog')).toBe(taken)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/superium-admin/releases')
  await signIn(page, accounts.admin)
  const card = page.getByRole('article', { name: 'mf-cart', exact: true })
  await card.getByRole('button', { name: /^Roll back to / }).click()
  const dialog = page.getByRole('dialog', { name: /^Roll mf-cart back to / })
  await dialog.getByLabel('Reason').fill('Tried out together')
  await dialog.getByRole('button', { name: 'Roll back', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.')
  expect(await stable('mf-catalog')).toBe(taken)
  const together = dialog.getByRole('button', { name: /^Roll back together: / })
  await expect(together).toBeInViewport({ ratio: 0.9 })
  await together.click()
  await expect(dialog).toBeHidden()
  const back = [`mf-cart ${(await stateOf('mf-cart')).live[0]?.version}`, `mf-catalog ${catalog}`]
  const said = page.getByText(/^Rolled back together: /)
  for (const one of back) await expect(said).toContainText(one)
  const step = page
    .getByRole('list', { name: 'History' })
    .getByRole('listitem')
    .filter({ hasText: 'Rolled back' })
    .first()
  await expect(step).toContainText('Tried out together')
  for (const one of back) await expect(step).toContainText(one)
  expect(await stable('mf-catalog')).toBe(catalog)
  await answered('/help', 200)
  await linkToHelpShows(page, 'Help')
})
