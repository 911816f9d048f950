import { accounts, signIn } from './accounts'
import { expectAccessible } from './expect-accessible'
import { expect, type Page, test } from './site-test'

test('the desk asks a visitor to sign in, and leads a buyer to Become a seller', async ({ page }) => {
  await page.goto('/seller/products')
  await expect(page).toHaveURL('/signin')
  await signIn(page, 'buyer@superium.example')
  await expect(page).toHaveURL('/seller/products')
  await expect(page.getByRole('heading', { name: 'Your shop is not open' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Become a seller' })).toHaveAttribute(
    'href',
    '/become-seller',
  )
})

test('on a phone the menu of the desk shows where one is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signin')
  await signIn(page, accounts.seller)
  await page.goto('/seller/payouts')
  const menu = page.getByRole('navigation', { name: 'Seller desk menu' })
  await expect(menu.getByRole('link', { name: 'Payouts' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Shop profile' }).click()
  await expect(page).toHaveURL('/seller/shop')
  await expect(menu.getByRole('link', { name: 'Shop profile' })).toBeInViewport({ ratio: 1 })
})

test('nothing of the desk is loaded by who does not open it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/products', '/signin', '/wishlist']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded.filter((url) => url.includes('seller-desk'))).toEqual([])
  expect(loaded.some((url) => url.includes('/assets/mf-account'))).toBe(true)
})

test('a seller adds a product with two variants, counts its stock, and archives it', async ({ page }) => {
  test.slow()
  const name = `Desk lamp ${Date.now()}`
  await page.goto('/signin')
  await signIn(page, accounts.seller)
  await page.goto('/seller/products/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Brand').fill('Lake')
  await page.getByLabel('Colour').fill('Navy')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('books')
  await page.getByLabel('Price in dollars').fill('20')
  await page.getByLabel('Pieces in stock').fill('5')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(page).toHaveURL(/\/seller\/products\/[0-9a-f-]{36}$/)

  for (const [index, [colour, stock]] of [
    ['Red', '3'],
    ['Blue', '4'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add a variant' }).click()
    const variant = page.getByRole('group', { name: `Variant ${index + 1}` })
    await variant.getByLabel('Colour').fill(colour ?? '')
    await variant.getByLabel('First stock').fill(stock ?? '')
  }
  await page.getByRole('button', { name: 'Save variants' }).click()
  await expect(page.getByText('4 in stock')).toBeVisible()
  await page.getByLabel(/Add to or take from Red/).fill('-9')
  await page.getByRole('button', { name: 'Change the stock of Red' }).click()
  await expect(page.getByText('Only 3 pieces are left, so that 9 cannot be taken away.')).toBeVisible()
  await page.getByLabel(/Add to or take from Red/).fill('-2')
  await page.getByRole('button', { name: 'Change the stock of Red' }).click()
  await expect(page.getByText(/^Red\s*1 in stock$/)).toBeVisible()
  await expectAccessible(page, 'the product form')

  const address = page.url().replace('/seller/products/', '/product-detail/')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Put back into the shop' })).toBeVisible()
  // The site's server may answer with what it read some seconds ago, while it reads again.
  await expect(async () => expect((await page.goto(address))?.status()).toBe(404)).toPass()
})

test('a file is checked before it is imported', async ({ watched: page }) => {
  await page.goto('/signin')
  await signIn(page, accounts.seller)
  await page.goto('/seller/import')
  const head = 'id,title,price,quantity,availability,brand,product_type,color'
  const rows = [`FILE-1,From a file,12.50,3,in_stock,Lake,books,Navy`, `FILE-2,Bad,twelve,3,in_stock,Lake,books,Navy`]
  await page.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'products.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([head, ...rows].join('\n')),
  })
  await expect(page.getByText('Line 3, price')).toBeVisible()
  await expectAccessible(page, 'the import')
  // A second run of the test on the same site finds the product imported already.
  const run = page.getByRole('button', { name: 'Import 1 product' })
  if (await run.isVisible()) {
    await run.click()
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  }
  await page.goto('/seller/products?search=FILE-1')
  await expect(page.getByRole('link', { name: 'From a file' })).toBeVisible()
})

async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Seller desk menu' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('axe finds nothing on the pages of the desk', async ({ watched: page }) => {
  test.slow()
  await page.goto('/signin')
  await signIn(page, accounts.seller)
  for (const path of ['', '/orders', '/products', '/questions', '/reviews', '/shop', '/payouts']) {
    await openDesk(page, `/seller${path}`)
    await expectAccessible(page, `/seller${path}`)
  }
})

test('axe finds nothing on an order of the desk, nor on the form of a new product', async ({ watched: page }) => {
  test.slow()
  await page.goto('/signin')
  await signIn(page, accounts.seller)
  await openDesk(page, '/seller/products/new')
  await expectAccessible(page, 'the form of a new product')
  await openDesk(page, '/seller/orders')
  const newest = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first().getByRole('link')
  await openDesk(page, (await newest.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 2, name: /^Order / })).toBeVisible()
  await expectAccessible(page, 'an order of the desk')
})
