import { addressesOf, type Group } from './addresses-of-pages'
import { expectAccessible, WITHOUT_FRAME } from './expect-accessible'
import { expectFits } from './expect-fits'
import { settled } from './settled'
import { addFromCategory } from './shop-in-browser'
import { expect, type Page, test } from './site-test'

interface Row {
  group: Group
  /** Who is signed in. */
  as?: 'buyer' | 'seller' | 'admin'
  /** The side menu whose pages are opened by keyboard. */
  menu?: 'Administration menu' | 'Seller desk menu'
  /** So many tests share the pages. */
  tests: number
}

/**
 * All pages that the remotes' facts name, a new one by itself: axe finds nothing on them in either theme, they fit
 * tablets and phones, and a mouse reaches what is in rows. (States that need steps, such as dialogs and errors, are checked where the steps are.)
 */
const TABLE: readonly Row[] = [
  { group: 'shop', tests: 5 },
  { group: 'account', as: 'buyer', tests: 3 },
  { group: 'desk', as: 'seller', menu: 'Seller desk menu', tests: 4 },
  { group: 'administration', as: 'admin', menu: 'Administration menu', tests: 9 },
]
const DIALOG = 'dialog[open]'

/** Goes to an address within the open document, which saves most of a page's time. */
function goWithin(path: string): void {
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The links and buttons in rows of tables that a mouse does not reach itself. */
function coveredInRows(): (string | null)[] {
  return [...document.querySelectorAll('tbody :is(a, button)')]
    .filter((one) => !one.closest('dialog'))
    .flatMap((one) => {
      one.scrollIntoView({ block: 'center' })
      const [box] = one.getClientRects()
      if (!box) return []
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return hit && one.contains(hit) ? [] : [one.getAttribute('aria-label') ?? one.textContent]
    })
}

/** Opens a page by keyboard if the side menu has it, otherwise by its address. */
async function open(page: Page, path: string, menu: string | undefined): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path)
    return
  }
  const side = page.getByRole('navigation', { name: menu ?? '' })
  const link = side.locator(`li a[href="${path}"]`)
  const before = await page.title()
  if (!menu || !(await link.isVisible())) {
    await page.evaluate(goWithin, path)
    await expect(page).not.toHaveTitle(before)
    return
  }
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(side.locator('[aria-current=page]')).toHaveAttribute('href', path)
}

for (const { group, as, menu, tests } of TABLE)
  test.describe(`as ${as ?? 'visitor'}`, () => {
    test.use({ as, allowed: { patterns: [/status of 404 .*nothing-here/] } })

    for (let part = 0; part < tests; part += 1)
      test(`axe finds nothing on pages of ${group}, which fit tablets and phones (${part + 1} of ${tests})`, async ({
        watched: page,
      }) => {
        for (const [index, path] of (await addressesOf(page, group, part, tests)).entries())
          await test.step(path, async () => {
            await open(page, path, menu)
            await settled(page)
            await expectAccessible(page, path, index === 0 ? 'html' : WITHOUT_FRAME)
            await expectFits(page, path, 768, 320)
            expect(await page.evaluate(coveredInRows), 'links and buttons in rows that something covers').toEqual([])
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
  await expectAccessible(page, 'cart', 'main')
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
