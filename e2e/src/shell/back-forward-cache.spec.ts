import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { accounts } from '../accounts'
import { settled } from '../settled'
import { expect, test } from '../site-test'
import { startSession } from '../start-session'
import { watchViolations } from '../watch-violations'

/** A headless shell has no back/forward cache. */
const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env.CHROMIUM_PATH ?? ''].find(
  (path) => existsSync(path) && !path.endsWith('headless-shell'),
)

/** Every kind of page that is the same for everybody, and those of one person. */
const PUBLIC = ['/', '/products', '/category?category=books', '/help', '/cart', '/wishlist', '/signin', '/signup']
const OWN = ['/checkout', '/myaccount/info', '/myaccount/orders', '/myaccount/wishlist', '/become-seller']
const DESK = ['/seller', '/seller/products', '/seller/orders', '/seller/payouts']

declare global {
  interface Window {
    /** `persisted` of each `pageshow` of this document. */
    shown?: boolean[]
  }
}

test.describe('the back/forward cache', () => {
  test.skip(!whole, 'needs a whole Chromium (apt-get install chromium)')
  let browser: Browser
  test.beforeAll(async ({ violations }) => {
    browser = await chromium.launch({
      ...(whole && { executablePath: whole }),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    watchViolations(browser, violations)
  })
  test.afterAll(() => browser.close())

  /** Opens a page that notes how it is shown, and why it was not kept. */
  async function open(baseURL = ''): Promise<{ page: Page; reasons: string[] }> {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.shown = [...(window.shown ?? []), persisted]
      })
    })
    const reasons: string[] = []
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
    })
    return { page, reasons }
  }

  async function expectKept({ page, reasons }: Awaited<ReturnType<typeof open>>, path: string): Promise<void> {
    // A page that has just started may still wait for an answer, with which no browser keeps it.
    await expect(async () => {
      await page.goto(path)
      await page.waitForFunction(() => window.superiumBooted)
      await settled(page)
      await page.goto('/favicon.svg')
      await page.goBack({ waitUntil: 'commit' })
      await expect
        .poll(() => page.evaluate(() => window.shown), { message: `${path} ${reasons.join(', ')}`, timeout: 3000 })
        .toEqual([false, true])
    }).toPass()
  }

  test('keeps pages that are the same for everybody', async ({ baseURL }) => {
    const opened = await open(baseURL)
    for (const path of PUBLIC) await expectKept(opened, path)
    const product = await opened.page.request.get('/api/v1/shop/products?page=0&size=1')
    await expectKept(opened, `/product-detail/${(await product.json()).data[0]._id}`)
    await opened.page.context().close()
  })

  test("keeps a person's pages until the person has signed out", async ({ baseURL }) => {
    const opened = await open(baseURL)
    const { page } = opened
    await startSession(page, accounts.buyer)
    for (const path of OWN) await expectKept(opened, path)

    await page.goto('/myaccount/info')
    await expect(page.getByText(accounts.buyer).first()).toBeVisible()
    await page.goto('/favicon.svg')
    // As when the person signs out on a later page.
    await page.evaluate(() => {
      localStorage.removeItem('shopToken')
      indexedDB.deleteDatabase('firebaseLocalStorageDb')
    })
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/signin')
    await expect(page.getByText(accounts.buyer)).toHaveCount(0)
    await page.context().close()
  })

  test("keeps a seller's desk", async ({ baseURL }) => {
    const opened = await open(baseURL)
    await startSession(opened.page, accounts.seller)
    for (const path of DESK) await expectKept(opened, path)
    await opened.page.context().close()
  })
})
