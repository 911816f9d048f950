import { expectAccessible } from '../expect-accessible'
import { expect, type Page, test } from '../site-test'

const wishes = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Save lists' }).getByRole('listitem')

/** Presses the heart on the page of a buyable product without variants; resolves to its name. */
async function wishFor(page: Page, category: string): Promise<string> {
  const query = `category=${category}&page=0&size=100&sortId=1&min=0&max=3001`
  const { data } = (await (await page.request.get(`/api/v1/shop/categorywise?${query}`)).json()) as {
    data: { _id: string; name: string; stock: number; status: string; variantCount?: number }[]
  }
  const product = data.find((one) => one.stock > 3 && one.status === 'in-stock' && !one.variantCount)
  if (!product) throw new Error(`${category} has no product to wish for`)
  await page.goto(`/product-detail/${product._id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add ${product.name} to the wishlist` })
    .first()
    .click()
  return product.name
}

test('a guest keeps a wishlist, opens it from the header, and moves a product to the cart and back', async ({
  watched: page,
}) => {
  const name = await wishFor(page, 'books')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Wishlist, 1/ })
    .click()
  await page.getByRole('link', { name: 'View wishlist' }).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  await expectAccessible(page, '/wishlist', 'main')
  await page.getByRole('button', { name: `Move to cart ${name}` }).click()
  await expect(page.getByText('YOUR DONOT HAVE ANY WISHLISTED ITEM.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(wishes(page)).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${name} from the wishlist` }).click()
  await expect(page.getByRole('link', { name: 'RETURN TO SHOP' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.reload()
  await expect(wishes(page)).toHaveCount(1)
})
