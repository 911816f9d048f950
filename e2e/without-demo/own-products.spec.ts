import { expect, type Page, test } from '@playwright/test'
import { newShopper } from '../src/accounts'
import { settled } from '../src/settled'
import { startSession } from '../src/start-session'
import { type ShopWithoutDemo, startShopWithoutDemo } from './shop-without-demo'

/** Pages that show what the shop sells, and pages that show the same in every shop. */
const SHOWN = ['/', '/products', '/category?category=books', '/category?search=thing', '/products?collection=on-sale']
const ADMINISTRATION = ['/superium-admin', '/superium-admin/products']
const ALIKE = ['/cart', '/wishlist', '/signin', '/help', '/about', '/become-seller']

let shop: ShopWithoutDemo
let visitor: Page
let administrator: Page
const problems: string[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  shop = await startShopWithoutDemo()
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
    return watched(await context.newPage())
  }
  visitor = await open()
  administrator = await open()
  const email = await newShopper(administrator)
  await shop.makeAdministrator(email)
  await startSession(administrator, email)
})
test.afterAll(() => shop?.stop())

/** Collects answers that are failures, messages of the console and uncaught errors. */
function watched(page: Page): Page {
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()} on ${page.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => problems.push(`${error.message} (${page.url()})`))
  return page
}

/** The headings of sections that have nothing else, and what stays a placeholder. */
const unfinished = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: HTMLElement) => element.checkVisibility() && element.getClientRects().length > 0
    const empty = [...document.querySelectorAll<HTMLElement>('main section')]
      .filter((section) => shown(section) && !section.querySelector('img, svg, button'))
      .filter((section) => {
        const heading = section.querySelector('h2')?.textContent
        return heading !== undefined && section.textContent?.trim() === heading?.trim()
      })
    const pending = [...document.querySelectorAll<HTMLElement>('[data-testid=placeholder], [aria-busy=true]')]
    const broken = [...document.images].filter((image) => !image.complete || image.naturalWidth === 0)
    return [...empty, ...pending.filter(shown), ...broken].map((element) => element.outerHTML.slice(0, 200))
  })

/** Opens each address, down to its end, and fails for anything that is missing there. */
async function expectWhole(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await settled(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => unfinished(page), address).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `the width of ${address}`).toBeLessThanOrEqual(390)
  }
  expect(problems).toEqual([])
}

/** Imports, and waits until pages show it. */
async function stock(count: number): Promise<void> {
  await shop.importProducts(count)
  const home = async () => (await visitor.request.get('/')).text()
  await expect.poll(home).toContain(`Plain thing ${count - 1}`)
}

const headings = () => visitor.getByRole('main').getByRole('heading', { level: 2 })

test('an empty shop has no empty section, and asks for nothing that is not there', async () => {
  await expectWhole(visitor, [...ALIKE, ...SHOWN, '/'])
  await expect(visitor.getByText('Nothing is for sale yet')).toBeVisible()
  await expect(headings()).toHaveCount(0)
  await expectWhole(administrator, ADMINISTRATION)
  // One file: a further one would have no address.
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain('/about</loc>')
})

test('nor does a shop with a single product', async () => {
  await stock(1)
  const { data } = await (await visitor.request.get('/api/v1/shop/products?page=0&size=1')).json()
  const [{ _id: id }] = data
  await expectWhole(visitor, [...SHOWN, `/product-detail/${id}`, '/'])
  await expect(visitor.getByRole('navigation', { name: 'Shop by category' }).getByRole('link')).toHaveText(['T-Shirts'])
  await expect(visitor.getByRole('region', { name: 'Campaigns' })).toHaveCount(0)
  await expectWhole(administrator, [...ADMINISTRATION, `/superium-admin/products/${id}`])
})

test('nor does a shop with a thousand products without pictures', async () => {
  await stock(1_000)
  const categories = visitor.getByRole('navigation', { name: 'Shop by category' }).getByRole('link')
  await expect(async () => {
    await visitor.goto('/')
    await expect(categories).toHaveCount(7, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expectWhole(visitor, [...SHOWN, '/'])
  await expect(visitor.getByRole('tab')).toHaveText(['Best Seller', 'New Arrivals', 'Top Rated'])
  await expectWhole(administrator, ADMINISTRATION)
})
