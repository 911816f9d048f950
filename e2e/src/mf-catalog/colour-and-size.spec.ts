import { settled } from '../settled'
import { expect, type Page, test } from '../site-test'

interface Facet {
  value: string
  count: number
}

interface Listing {
  data: { _id: string; name: string; price: number; variant?: string; images: string[] }[]
  facets: { colour: Facet[]; variantSize: Facet[] }
}

/** The accessible name of an option: its value and the count. */
const counted = (value: string) => new RegExp(`^${value}\\s*\\d+$`)

const CATEGORY = '/category?category=tshirts'

async function find(page: Page, filters: Record<string, string>): Promise<Listing> {
  const query = new URLSearchParams({
    category: 'tshirts',
    page: '0',
    size: '5',
    sortId: '1',
    sort: 'mixed',
    ...filters,
  })
  return (await page.request.get(`/api/v1/shop/categorywise?${query}`)).json()
}

/**
 * A colour, the most frequent ones first, a size in it whose first product can be bought, and what the shop has of both. What
 * is in stock depends on the time of day, because the demo has sold up to now.
 */
async function choice(page: Page) {
  for (const { value: colour } of (await find(page, {})).facets.colour)
    for (const { value: variantSize } of (await find(page, { colour })).facets.variantSize) {
      const [product] = (await find(page, { colour, variantSize })).data
      const [inStock] = (await find(page, { colour, variantSize, availability: 'in-stock' })).data
      if (product?.variant && product.variant === inStock?.variant)
        return { colour, variantSize, product, path: `/product-detail/${product._id}?variant=${product.variant}` }
    }
  throw new Error('No colour and size begin with a product in stock.')
}

test('colour and size find a variant: the card shows its price and picture and leads to it; Back, a reload and the chips work', async ({
  watched: page,
}) => {
  const { colour, variantSize, product, path } = await choice(page)
  const address = `${CATEGORY}&${new URLSearchParams({ colour, variantSize })}`
  // The filters stand beside the products.
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto(CATEGORY)
  await settled(page)
  const box = (name: string, value: string) =>
    page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('group', { name })
      .getByRole('checkbox', { name: counted(value) })
  const chips = page.getByRole('list', { name: 'Active filters' })
  await box('Colour', colour).check()
  await expect(chips).toHaveText(colour)
  await box('Size', variantSize).check()
  await expect(page).toHaveURL(address)
  const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first()
  await expect(card.getByRole('link', { name: product.name })).toHaveAttribute('href', path)
  await expect(card).toContainText(`$${product.price.toFixed(2)}`)
  await expect(card).not.toContainText(/From\s*\$/)
  await expect(card.locator('img').first()).toHaveAttribute('src', product.images[0] ?? '')

  await page.reload()
  await settled(page)
  await expect(box('Size', variantSize)).toBeChecked()
  await card.getByRole('link', { name: product.name }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('radio', { name: variantSize, exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to cart!')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(address)
  await chips.getByRole('button', { name: `Remove ${colour}` }).click()
  await expect(page).toHaveURL(`${CATEGORY}&${new URLSearchParams({ variantSize })}`)
  await expect(box('Colour', colour)).not.toBeChecked()
  await expect(box('Size', variantSize)).toBeChecked()
})
