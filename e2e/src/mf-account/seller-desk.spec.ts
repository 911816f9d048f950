import { accounts, signIn } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { productOfSeller } from '../product-of-seller'
import { expect, test } from '../site-test'

test('the desk asks a visitor to sign in, and leads a buyer to Become a seller', async ({ page }) => {
  await page.goto('/seller/products')
  await expect(page).toHaveURL('/signin')
  await signIn(page, accounts.buyer)
  await expect(page).toHaveURL('/seller/products')
  await expect(page.getByRole('heading', { name: 'Your shop is not open' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Become a seller' })).toHaveAttribute(
    'href',
    '/become-seller',
  )
})

test.describe('of a seller', () => {
  test.use({ as: 'seller' })

  test('on a phone the menu of the desk shows where one is', async ({ watched: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/seller/payouts')
    const menu = page.getByRole('navigation', { name: 'Seller desk menu' })
    await expect(menu.getByRole('link', { name: 'Payouts' })).toBeInViewport({ ratio: 1 })
    await menu.getByRole('link', { name: 'Shop profile' }).click()
    await expect(page).toHaveURL('/seller/shop')
    await expect(menu.getByRole('link', { name: 'Shop profile' })).toBeInViewport({ ratio: 1 })
  })

  test('a seller counts the stock of a variant, and archives a product, which is gone from the shop', async ({
    page,
  }) => {
    const name = `Desk lamp ${crypto.randomUUID().slice(0, 8)}`
    const id = await productOfSeller(page, name, 'Red', 3)
    await page.goto(`/seller/products/${id}`)
    await page.getByLabel(/Add to or take from Red/).fill('-9')
    await page.getByRole('button', { name: 'Change the stock of Red' }).click()
    await expect(page.getByText('Only 3 pieces are left, so that 9 cannot be taken away.')).toBeVisible()
    await page.getByLabel(/Add to or take from Red/).fill('-2')
    await page.getByRole('button', { name: 'Change the stock of Red' }).click()
    await expect(page.getByText(/^Red\s*1 in stock$/)).toBeVisible()
    await expectAccessible(page, 'the product form', 'main')

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
    await page.goto('/seller/import')
    const head = 'id,title,price,quantity,availability,brand,product_type,color'
    const rows = [`FILE-1,From a file,12.50,3,in_stock,Lake,books,Navy`, `FILE-2,Bad,twelve,3,in_stock,Lake,books,Navy`]
    await page.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'products.csv', mimeType: 'text/csv' },
      buffer: Buffer.from([head, ...rows].join('\n')),
    })
    await expect(page.getByText('Line 3, FILE-2, price')).toBeVisible()
    await expectAccessible(page, 'the import', 'main')
    // A second run of the test on the same site finds the product imported already.
    const run = page.getByRole('button', { name: 'Import 1 product' })
    if (await run.isVisible()) {
      await run.click()
      await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
    }
    await page.goto('/seller/products?search=FILE-1')
    await expect(page.getByRole('link', { name: 'From a file' })).toBeVisible()
  })
})
