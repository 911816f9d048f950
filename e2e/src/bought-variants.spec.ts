import { tokenOf } from './accounts'
import { sendLines } from './place-order'
import { expect, type Page, test } from './site-test'
import { startAsNewShopper } from './start-session'

interface Variant {
  _id: string
  name: string
  sku: string
  stock: number
  images: string[]
}

interface Shirt {
  _id: string
  name: string
  variants: Variant[]
}

/** Finds a T-shirt with two buyable variants that have different pictures. */
async function findShirt(page: Page): Promise<{ shirt: Shirt; bought: [Variant, Variant] }> {
  const listing = await page.request.get('/api/v1/shop/categorywise?category=tshirts&page=0&size=100')
  const { data } = (await listing.json()) as { data: { _id: string; variantCount?: number }[] }
  for (const { _id } of data.filter(({ variantCount = 0 }) => variantCount > 1)) {
    const { data: shirt } = (await (await page.request.get(`/api/v1/shop/data/${_id}`)).json()) as { data: Shirt }
    const available = shirt.variants.filter(({ stock }) => stock > 3)
    const first = available[0]
    const last = available.findLast(({ images }) => images[0] !== first?.images[0])
    if (first && last) return { shirt, bought: [first, last] }
  }
  throw new Error('There is no T-shirt in two colours to buy')
}

/** The folder of a picture's URL, which all its sizes share. */
const pictureKey = (address: string | undefined): string => address?.match(/\/media\/[^/]+\//)?.[0] ?? 'no picture'

/** Reads one line per variant on the page: its name, variant and SKU, and the variant's own picture. */
async function expectLines(page: Page, shirt: Shirt, bought: Variant[]): Promise<void> {
  // Orders of the history are list items too, so only the inner ones are lines.
  const items = page.getByRole('main').getByRole('listitem').filter({ hasText: shirt.name })
  const lines = items.filter({ hasNot: page.getByRole('article') })
  await expect(lines).toHaveCount(bought.length)
  for (const variant of bought) {
    const line = lines.filter({ hasText: `SKU ${variant.sku}` })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText(shirt.name)
    await expect(line.getByText(variant.name, { exact: true })).toBeVisible()
    await expect(line.locator('img')).toHaveAttribute('src', new RegExp(pictureKey(variant.images[0])))
  }
}

test('two variants of one product are two lines in the order history, on the order’s page and in the administration', async ({
  watched: page,
  openWatched,
  sessionOf,
}) => {
  const { shirt, bought } = await findShirt(page)
  const email = await startAsNewShopper(page)
  const lines = bought.map(({ _id }) => ({ productId: shirt._id, quantity: 1, variant: _id }))
  const { _id: id } = await sendLines(page, email, await tokenOf(page, email), lines, 'cash_on_delivery')

  await page.goto('/myaccount/orders')
  await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible()
  await expectLines(page, shirt, bought)
  await page.getByRole('link', { name: /^View Order/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible()
  await expectLines(page, shirt, bought)

  const office = await openWatched({ storageState: await sessionOf('admin') })
  await office.goto(`/superium-admin/orders/${id}`)
  await expect(office.getByRole('heading', { name: 'Items', exact: true })).toBeVisible()
  await expectLines(office, shirt, bought)
})
