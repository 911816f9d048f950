import { expectAccessible } from '../expect-accessible'
import { expect, type Page, test } from '../site-test'

// The refusal of a product that another sale has.
test.use({ as: 'admin', allowed: { patterns: [/status of 409/] } })

interface Goods {
  _id: string
  name: string
  price: number
}

/** A product of the shop itself, outside of any sale. */
async function ordinary(page: Page): Promise<Goods> {
  const answer = await page.request.get('/api/v1/shop/categorywise?category=books&page=0&size=50&availability=in-stock')
  const { data } = (await answer.json()) as {
    data: (Goods & { seller?: object; regularPrice?: number; variantCount?: number })[]
  }
  const found = data.find(
    ({ seller, regularPrice, variantCount = 0 }) => !seller && !regularPrice && variantCount === 0,
  )
  if (!found) throw new Error('the shop has no such product')
  return found
}

test('a sale is previewed, begins at once, is refused for a product of another, and ended', async ({
  watched: page,
}) => {
  const goods = await ordinary(page)
  const price = async () =>
    ((await (await page.request.get(`/api/v1/shop/data/${goods._id}`)).json()) as { data: Goods }).data.price
  const name = `Trial ${crypto.randomUUID().slice(0, 8)}`
  const fill = async (title: string) => {
    await page.getByRole('textbox', { name: /^Name/ }).fill(title)
    // Soon, before the demo's next sale.
    await page.getByLabel(/^Ends/).fill(
      await page.evaluate(() => {
        const at = new Date(Date.now() + 7_200_000)
        return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
      }),
    )
    await page.getByRole('searchbox', { name: 'Add a product' }).fill(goods.name)
    await page.getByRole('button', { name: 'Find' }).click()
    await page
      .getByRole('button', { name: new RegExp(`^\\+ ${goods.name.replace(/[^\w ]/g, '.')}`) })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^Per cent off/ }).fill('25')
  }
  await page.goto('/superium-admin/sales')
  await page.getByRole('link', { name: 'Add sale' }).click()
  await fill(name)
  await page.getByRole('button', { name: 'Preview prices' }).click()
  await expect(page.getByText(/^1 product becomes cheaper/)).toBeVisible()
  await expectAccessible(page, 'prices of a sale', 'main')
  await page.getByRole('button', { name: 'Schedule sale' }).click()
  await expect(page.getByText(`${name} is scheduled`)).toBeVisible()
  await expect(page.getByText('Runs', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a sale', 'main')
  // The other API learns of it within a moment.
  await expect.poll(price).toBeCloseTo(goods.price * 0.75, 1)

  await page.goto('/superium-admin/sales/new')
  await fill('Another')
  await page.getByRole('button', { name: 'Schedule sale' }).click()
  await expect(page.getByText(`is in the sale “${name}” at that time`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Another')

  await page.goto('/superium-admin/sales?state=running')
  await page.getByRole('button', { name: `End now: the sale ${name}` }).click()
  await page.getByRole('button', { name: 'End now', exact: true }).click()
  await expect(page.getByText('The sale is over.')).toBeVisible()
  await expect.poll(price).toBe(goods.price)
})
