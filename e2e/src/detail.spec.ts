import type { Page } from '@playwright/test'
import { accounts, expect, signIn, test } from './site'

interface Listed {
  _id: string
  name: string
  stock: number
  variantCount?: number
  reviewCount: number
}

/** A product of a category that answers to what is asked of it. */
async function productOf(page: Page, category: string, fits: (product: Listed) => boolean): Promise<Listed> {
  const query = `category=${category}&page=0&size=100&sortId=1&min=0&max=3001`
  const answer = await page.request.get(`/api/v1/shop/categorywise?${query}`)
  const found = ((await answer.json()) as { data: Listed[] }).data.find(fits)
  if (!found) throw new Error(`No product of ${category} fits.`)
  return found
}

test('a variant is chosen: the address keeps it, reload too, and the cart holds it', async ({ watched: page }) => {
  const { _id } = await productOf(page, 'tshirts', ({ variantCount = 0, stock }) => variantCount > 5 && stock > 50)
  await page.goto(`/product-detail/${_id}`)
  const sizes = page.getByRole('group', { name: /^Size/ })
  const free = sizes.locator('input:not([aria-label$="Sold out"]):not(:checked)').first()
  const name = (await free.getAttribute('aria-label')) ?? ''
  await expect(async () => {
    // One that was pressed before the page could hear it changes nothing when it is pressed again.
    await sizes.getByRole('radio', { checked: true }).press('ArrowRight')
    await sizes.getByRole('radio', { name, exact: true }).press(' ')
    await expect(page).toHaveURL(/variant=/, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to cart!')).toBeVisible()
  await page.goto('/cart')
  await page.goBack()
  expect(page.url()).toBe(address)
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
})

test('what was added in a quick view is announced where it can be pressed', async ({ watched: page }) => {
  const { name } = await productOf(page, 'clothing', ({ variantCount, stock }) => !variantCount && stock > 5)
  await page.goto(`/category?search=${encodeURIComponent(name)}`)
  await page
    .getByRole('button', { name: `Quick view of ${name}` })
    .first()
    .click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('without JavaScript the reviews are there to be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { _id } = await productOf(page, 'tshirts', ({ reviewCount }) => reviewCount > 5)
  await page.goto(`/product-detail/${_id}`)
  await expect(page.getByText('Showing 1 to 5 of').last()).toBeAttached()
  expect(await page.content()).toContain('Verified buyer')
  await context.close()
})

test('a question: led to sign-in and back, asked with markup in it, shown as text, and taken away', async ({
  watched: page,
}) => {
  test.slow()
  const words = `<img src=x onerror="document.title='owned'"> "Is it'?</script><script>document.title='owned'</script>`
  const { _id, name } = await productOf(page, 'kitchen', () => true)
  await page.goto(`/product-detail/${_id}`)
  const questions = page.getByRole('region', { name: 'Questions' })
  await expect(async () => {
    await questions.getByRole('button', { name: 'Ask Question' }).click()
    await expect(page).toHaveURL(/\/signin$/, { timeout: 2000 })
  }).toPass()
  await signIn(page, accounts.buyer)
  await expect(page).toHaveURL(new RegExp(`/product-detail/${_id}#questions$`))
  await questions.getByRole('button', { name: 'Ask Question' }).click()
  await questions.getByRole('textbox', { name: 'Your question' }).fill(words)
  await questions.getByRole('button', { name: 'Send question' }).click()
  const question = questions.getByRole('article').filter({ hasText: words })
  await expect(question).toBeVisible()

  // From the server, as markup and as the data beside it.
  await page.goto(`/product-detail/${_id}`)
  await expect(question).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Superium`)
  await expect(page.locator('[onerror]')).toHaveCount(0)

  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(question).toHaveCount(0)
})
