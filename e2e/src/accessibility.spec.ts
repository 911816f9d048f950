import { expectAccessible } from './expect-accessible'
import { expectFits } from './expect-fits'
import { settled } from './settled'
import { addFromCategory } from './shop-in-browser'
import { expect, type Page, test } from './site-test'

interface Row {
  /** Who is signed in. */
  as?: 'buyer' | 'seller' | 'admin'
  /** The side menu that leads to all but the first of the pages, by keyboard. */
  menu?: 'Administration menu' | 'Seller desk menu'
  pages: readonly string[]
}

const ofAdministration = (...paths: readonly string[]) => paths.map((path) => `/superium-admin${path}`)

/**
 * The pages that are opened by an address alone, each row by one test: axe finds nothing on them in either theme, and
 * they fit tablets and phones. (States that need steps, such as dialogs and errors, are checked where the steps are.)
 */
const TABLE: readonly Row[] = [
  { pages: ['/', '/products', '/category?category=Watch'] },
  { pages: ['/cart', '/wishlist', '/help', '/about'] },
  { pages: ['/signin', '/signup', '/become-seller', '/nothing-here'] },
  { as: 'buyer', pages: ['/myaccount/info', '/myaccount/orders', '/myaccount/billing', '/myaccount/password'] },
  { as: 'seller', menu: 'Seller desk menu', pages: ['/seller', '/seller/orders', '/seller/products'] },
  { as: 'seller', menu: 'Seller desk menu', pages: ['/seller/questions', '/seller/reviews', '/seller/shop'] },
  { as: 'seller', menu: 'Seller desk menu', pages: ['/seller/products/new', '/seller/payouts'] },
  { as: 'admin', menu: 'Administration menu', pages: ofAdministration('', '/orders') },
  { as: 'admin', menu: 'Administration menu', pages: ofAdministration('/new', '/products') },
  { as: 'admin', menu: 'Administration menu', pages: ofAdministration('/coupons', '/sales', '/messages') },
  { as: 'admin', menu: 'Administration menu', pages: ofAdministration('/reviews', '/sellers', '/users') },
  { as: 'admin', menu: 'Administration menu', pages: ofAdministration('/releases', '/audit') },
  { as: 'admin', pages: ofAdministration('/coupons/new', '/sales/new', '/orders?search=nobody-of-this-name') },
]
const DIALOG = 'dialog[open]'

/** Opens a page by the side menu, whose pages all have to be in the table. */
async function openByMenu(page: Page, name: string, path: string): Promise<void> {
  const menu = page.getByRole('navigation', { name })
  const links = menu.getByRole('listitem').getByRole('link')
  const known = TABLE.filter((row) => row.menu === name).flatMap(({ pages }) => pages)
  expect(known).toEqual(
    expect.arrayContaining(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))),
  )
  await menu.locator(`li a[href="${path}"]`).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', path)
}

for (const { as, menu, pages } of TABLE)
  test.describe(`as ${as ?? 'visitor'}`, () => {
    test.use({ as, allowed: { patterns: [/status of 404 .*nothing-here/] } })

    test(`axe finds nothing on ${pages.join(', ')}, which fit tablets and phones`, async ({ watched: page }) => {
      for (const [index, path] of pages.entries())
        await test.step(path, async () => {
          if (menu && index > 0) await openByMenu(page, menu, path)
          else await page.goto(path)
          await settled(page)
          await expectAccessible(page, path)
          await expectFits(page, path, 768, 360)
        })
    })
  })

/** Finds the detail page of a product with variants and reviews. */
async function variantsPage(page: Page): Promise<string> {
  const query = 'category=tshirts&page=0&size=50&sortId=1&min=0&max=3001'
  const answer = await page.request.get(`/api/v1/shop/categorywise?${query}`)
  const { data } = (await answer.json()) as { data: { _id: string; variantCount?: number; reviewCount: number }[] }
  const chosen = data.find(({ variantCount = 0, reviewCount }) => variantCount > 1 && reviewCount > 0)
  return `/product-detail/${chosen?._id}`
}

test('axe finds nothing on a cart with a product', async ({ watched: page }) => {
  await addFromCategory(page, 'books', 0)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expectAccessible(page, 'cart')
  await expectFits(page, 'cart')
})

test('axe finds nothing on a product, its zoomed picture and its quick view', async ({ watched: page }) => {
  await page.goto(await variantsPage(page))
  await expect(page.getByRole('heading', { name: 'Related Products' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'variants, questions, reviews')
  await expectFits(page, 'variants, questions, reviews')
  await page.getByRole('button', { name: 'Zoom in on the picture' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Larger' })).toBeVisible()
  await expectAccessible(page, 'closer look', DIALOG)
  await page.goto('/category?category=tshirts')
  await settled(page)
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Description' })).toBeVisible()
  await expectAccessible(page, 'quick view', DIALOG)
})

test('with reduced motion, another theme has all its colours at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/help')
  const heading = page.getByRole('heading', { level: 1 })
  const colour = () => heading.evaluate((one) => getComputedStyle(one).color)
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colour()).not.toBe(light)
})
