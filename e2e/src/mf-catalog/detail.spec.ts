import type { Locator, Page } from '@playwright/test'
import { accounts, signIn } from '../accounts'
import { clickUntil } from '../click-until'
import { layoutShift } from '../layout-shift'
import { settled } from '../settled'
import { expect, test } from '../site-test'

interface Listed {
  _id: string
  name: string
  stock: number
  variantCount?: number
}

/** The first product of a category that `fits`. */
async function productOf(page: Page, category: string, fits: (product: Listed) => boolean): Promise<Listed> {
  const query = `category=${category}&page=0&size=100&sortId=1&min=0&max=3001`
  const answer = await page.request.get(`/api/v1/shop/categorywise?${query}`)
  const found = ((await answer.json()) as { data: Listed[] }).data.find(fits)
  if (!found) throw new Error(`No product of ${category} fits.`)
  return found
}

/** Chooses the first size that is not sold out. */
async function chooseSize(place: Page | Locator): Promise<void> {
  const sizes = place.getByRole('group', { name: /^Size/ })
  await sizes.locator('input:not([aria-label$="Sold out"])').first().press(' ')
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(1)
}

test('a quick view shows Add to cart in a small window, asks for the size, and closes with the notice of what was added', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 720, height: 600 })
  const { name } = await productOf(page, 'tshirts', ({ variantCount = 0, stock }) => variantCount > 5 && stock > 50)
  await page.goto(`/category?search=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('dialog', { name })
  await clickUntil(page.getByRole('button', { name: `Quick view of ${name}` }).first(), () =>
    expect(dialog).toBeVisible({ timeout: 2000 }),
  )
  const add = dialog.getByRole('button', { name: 'Add to cart' })
  await expect(add).toBeInViewport({ ratio: 1 })
  await add.click()
  await expect(dialog.getByText('Choose a size')).toBeVisible()
  await chooseSize(dialog)
  await add.click()
  await expect(page.getByText('Added to cart!')).toBeVisible()
  const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]'))
  expect(line).toMatchObject({ name, variant: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a question is asked after sign-in, is text in the document, too, and is deleted', async ({ watched: page }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const words = `<img src=x onerror="document.title='owned'"> "Is it'?</script><script>document.title='owned'</script> ${mark}`
  const { _id, name } = await productOf(page, 'kitchen', () => true)
  await page.goto(`/product-detail/${_id}`)
  const questions = page.getByRole('region', { name: 'Questions' })
  const field = questions.getByRole('textbox', { name: 'Your question' })
  await clickUntil(questions.getByRole('button', { name: 'Ask Question' }), () =>
    expect(field).toBeVisible({ timeout: 2000 }),
  )
  await field.fill(words)
  await questions.getByRole('button', { name: 'Sign in to send' }).click()
  await expect(page.getByText('Sign in to send your question.')).toBeVisible()
  await signIn(page, accounts.buyer)
  await expect(page).toHaveURL(new RegExp(`/product-detail/${_id}#questions$`))
  await expect(field).toHaveValue(words)
  await questions.getByRole('button', { name: 'Send question' }).click()
  const question = questions.getByRole('article').filter({ hasText: words })
  await expect(question).toBeVisible()

  // The server sends it as markup and as data.
  await expect(async () => {
    // A rendered page is cached for two seconds.
    await page.goto(`/product-detail/${_id}`)
    await expect(question).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveTitle(`${name} · Superium`)
  await expect(page.locator('[onerror]')).toHaveCount(0)

  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(question).toHaveCount(0)
})

test('a phone has price and Add to cart in the one bar at its bottom, which does not cover the end of the page; nothing shifts', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { _id } = await productOf(page, 'tshirts', ({ variantCount = 0, stock }) => variantCount > 5 && stock > 50)
  await page.goto(`/product-detail/${_id}`)
  const add = page.getByRole('button', { name: 'Add to cart' })
  await expect(add).toBeInViewport({ ratio: 1 })
  const bar = add.locator('xpath=..')
  await expect(bar.getByText(/^\$/)).toBeVisible()
  const barBox = await bar.boundingBox()
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(844)
  await expect(page.locator('[data-part="bottom bar"]')).toBeHidden()
  await settled(page)
  await chooseSize(page)
  await page.getByRole('radio').nth(1).press(' ')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  // Where the typeface comes after the first paint, its exchange moves some lines by a pixel or two (at most 0.0032).
  expect(await layoutShift(page)).toBeLessThan(0.005)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByPlaceholder('Search for products...')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  const lastBox = await last.boundingBox()
  expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
})

test('the zoom fills the screen: arrow keys turn, a double tap and a pinch enlarge, Escape and Back close it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const { _id } = await productOf(page, 'tshirts', ({ stock }) => stock > 50)
  await page.goto(`/product-detail/${_id}`)
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await page.getByRole('main').getByRole('tabpanel').first().tap()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await expect(dialog.getByRole('status')).toHaveText('1 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('2 / 4')

  const devtools = await context.newCDPSession(page)
  const touch = (type: string, ...points: [x: number, y: number][]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  // Until the next picture is there, a tap stops the scrolling.
  await expect.poll(() => dialog.locator('[tabindex="0"]').evaluate(({ scrollLeft }) => scrollLeft)).toBe(390)
  await expect(async () => {
    // On a busy machine the taps may be too slow for a double tap.
    for (let tap = 0; tap < 2; tap += 1) {
      await touch('touchStart', [195, 420])
      await touch('touchEnd')
    }
    await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeVisible({ timeout: 700 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Smaller' }).tap()
  await touch('touchStart', [170, 420], [220, 420])
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', [170 - 15 * step, 420], [220 + 15 * step, 420])
  await touch('touchEnd')
  await expect(dialog.getByRole('button', { name: 'Smaller' })).toBeVisible()

  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/product-detail/${_id}$`))
  await page.getByRole('main').getByRole('tabpanel').first().tap()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/product-detail/${_id}$`))
  await context.close()
})

test('a reduced product among Related Products leaves a phone’s page as wide as its screen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  type Listed = { _id: string; regularPrice?: number | null }
  const listed = async (path: string): Promise<Listed[]> => (await (await page.request.get(path)).json()).data
  // Sales and purchases of the demo decide which category shows a reduced product.
  let category = ''
  let first: Listed[] = []
  for (const keyword of ['clothing', 'tshirts', 'homedecor', 'kitchen', 'beauty', 'toys', 'jewelry', 'books']) {
    first = await listed(`/api/v1/shop/related?category=${keyword}&page=0&size=3`)
    category = keyword
    if (first.some(({ regularPrice }) => regularPrice)) break
  }
  expect(first.some(({ regularPrice }) => regularPrice)).toBe(true)
  const all = await listed(`/api/v1/shop/categorywise?category=${category}&page=0&size=50&sortId=1`)
  const other = all.find(({ _id }) => first.every((one) => one._id !== _id))
  await page.goto(`/product-detail/${other?._id}`)
  const related = page.getByRole('complementary', { name: 'Related Products' })
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(related.getByText('Regular price').first()).toBeAttached({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])).toEqual([390, 390])
  await context.close()
})
