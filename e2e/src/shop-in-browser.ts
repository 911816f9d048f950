import { expect, type Page } from '@playwright/test'

interface Listed {
  _id: string
  name: string
  stock: number
  status: string
  variantCount?: number
}

/** The products of a category of which there are enough to buy. */
async function buyable(page: Page, category: string): Promise<Listed[]> {
  const listing = await page.request.get(
    `/api/v1/shop/categorywise?category=${category}&page=0&size=100&sortId=1&min=0&max=3001`,
  )
  const { data } = (await listing.json()) as { data: Listed[] }
  return data.filter(({ stock, status }) => stock > 3 && status === 'in-stock')
}

/** Puts a product of each category into the browser's cart without opening their pages. */
export async function fillCart(page: Page, ...categories: string[]): Promise<void> {
  const found = await Promise.all(categories.map((category) => buyable(page, category)))
  const lines = found.map((products) => ({ ...products.find(({ variantCount }) => !variantCount), quantity: 1 }))
  await page.goto('/favicon.svg')
  await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify(lines))
}

/** Opens the n-th buyable product of a category and clicks Add to cart; resolves to its name. */
export async function clickAdd(page: Page, category: string, index: number): Promise<string> {
  const product = (await buyable(page, category))[index]
  if (!product) throw new Error(`${category} has no product ${index} to buy`)
  await page.goto(`/product-detail/${product._id}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  return product.name
}

/** Like `clickAdd`, and waits until the product is in the cart. */
export async function addFromCategory(page: Page, category: string, index: number): Promise<string> {
  const name = await clickAdd(page, category, index)
  await expect(page.getByText('Added to cart!')).toBeVisible()
  return name
}

/** The texts of a billing form, by the beginnings of their labels. */
export const BILLING = {
  Postcode: '1205',
  Street: '12 Lake Road',
  District: 'Dhaka',
  'Sub District': 'Dhanmondi',
  Phone: '01700000000',
  'Order notes': 'Please ring twice',
}

/** Fills the billing form, whose fields are all required (spec §5), and selects cash on delivery. */
export async function fillBilling(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).fill('Bangladesh')
  for (const [label, value] of Object.entries(BILLING)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}\\b`) }).fill(value)
  }
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
}
