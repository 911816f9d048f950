import { expect, test } from './site-test'

/** What each of these searches must find in the demo shop. */
const searches = [
  { typed: 'blu sweter', finds: /sweater/i },
  { typed: 'red mug', finds: /mug/i },
  { typed: 'men jeans', finds: /jeans|chinos/i },
  { typed: 'gift for baby', finds: /./ },
] as const

for (const { typed, finds } of searches) {
  test(`“${typed}” gets suggestions while typing, and products on Enter`, async ({ watched: page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' })
    const box = page.getByRole('banner').getByPlaceholder('Search for products...')
    await box.click()
    await box.pressSequentially(typed, { delay: 20 })
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option').first()).toBeVisible()
    await expect(list.getByRole('option').first()).toHaveAccessibleName(finds)
    await box.press('Enter')
    await expect(page).toHaveURL(`/category?${new URLSearchParams({ search: typed })}`)
    const found = page.getByRole('main').getByRole('article')
    await expect(found.first().getByRole('heading')).toHaveText(finds)
    expect(await found.count()).toBeGreaterThanOrEqual(3)
  })
}

test('a search of which no product has all words says which words the results have', async ({ watched: page }) => {
  await page.goto('/category?search=quokka+mug')
  await expect(page.getByText('Nothing matches all of “quokka mug”. Showing results for “mug”.')).toBeVisible()
})

test('a text without suggestions keeps the box open and offers Enter', async ({ watched: page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' })
  const box = page.getByRole('banner').getByPlaceholder('Search for products...')
  await box.fill('zzyzx')
  await expect(page.getByText('No suggestions for “zzyzx”, press Enter to search').last()).toBeVisible()
})

test('markup and single letters are words like any other', async ({ watched: page }) => {
  await page.goto(`/category?${new URLSearchParams({ search: '<script>' })}`)
  await expect(page.getByText('No product found in the category.')).toBeVisible()
  await page.goto('/category?search=t-shirt')
  await expect(page.getByRole('article').first()).toBeVisible()
  const marked = await page.locator('main mark').allTextContents()
  expect(marked.filter((text) => text.length < 2)).toEqual([])
})

test('the links of the drawer lead to products', async ({ watched: page }) => {
  for (const [address, title] of [
    ['/products?audience=men', 'Men'],
    ['/products?audience=women', 'Women'],
    ['/category?category=beauty', 'Beauty'],
    ['/products?tag=sport', 'Sport'],
    ['/products?tag=electronics', 'Electronics'],
  ] as const) {
    await page.goto(`${address}&size=15`)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(12)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address.replace('?', '\\?')}$`),
    )
  }
})

test('the first page of a category mixes kinds', async ({ watched: page }) => {
  await page.goto('/category?category=clothing&size=20')
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  const kinds = ['socks', 'sweater|hoodie', 'jeans|chinos', 'dress', 'jacket|shirt', 'beanie'].filter((kind) =>
    names.some((name) => new RegExp(kind, 'i').test(name)),
  )
  expect(kinds.length).toBeGreaterThanOrEqual(4)
})

test('the search sheet of a phone has the same suggestions', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click()
  const box = page.getByRole('dialog').getByPlaceholder('Search for products...')
  await box.pressSequentially('quokka mug')
  await expect(page.getByText('Nothing matches all of “quokka mug”. Suggestions for “mug”:')).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL('/category?search=quokka+mug')
  await expect(page.getByText('Nothing matches all of “quokka mug”. Showing results for “mug”.')).toBeVisible()
})
