import { expect, test } from '../site-test'

test('a misspelt text gets suggestions while typing, and products on Enter', async ({ watched: page }) => {
  await page.goto('/help')
  const box = page.getByRole('banner').getByPlaceholder('Search for products...')
  // Its first use makes a combobox of it.
  await box.click()
  await expect(box).toHaveRole('combobox')
  await box.fill('zzyzx')
  await expect(page.getByText('No suggestions for “zzyzx”, press Enter to search').last()).toBeVisible()
  await box.fill('')
  await box.pressSequentially('blu sweter')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  // The word is mended, and means its neighbours too.
  await expect(list.getByRole('option').first()).toHaveAccessibleName(/sweater|hoodie/i)
  await box.press('Enter')
  await expect(page).toHaveURL('/category?search=blu+sweter')
  const found = page.getByRole('main').getByRole('article')
  await expect(found.first().getByRole('heading')).toHaveText(/sweater/i)
  expect(await found.count()).toBeGreaterThanOrEqual(3)
})

test.describe('the demo shop', () => {
  // The server renders all of it.
  test.use({ javaScriptEnabled: false })

  test('finds what these searches mean', async ({ page }) => {
    const names = page.getByRole('main').getByRole('article').getByRole('heading')
    for (const [search, finds] of [
      ['red mug', /mug/i],
      ['men jeans', /jeans|chinos/i],
      ['gift for baby', /./],
    ] as const) {
      const suggested = await page.request.get('/api/v1/shop/suggestions', { params: { search } })
      expect((await suggested.json()).data.products[0].name).toMatch(finds)
      await page.goto(`/category?${new URLSearchParams({ search })}`)
      await expect(names.first()).toHaveText(finds)
      expect(await names.count()).toBeGreaterThanOrEqual(3)
    }
  })

  test('takes markup and single letters for words like any other', async ({ page }) => {
    await page.goto(`/category?${new URLSearchParams({ search: '<script>' })}`)
    await expect(page.getByText('No product found in the category.')).toBeVisible()
    await page.goto('/category?search=t-shirt')
    await expect(page.getByRole('article').first()).toBeVisible()
    const marked = await page.locator('main mark').allTextContents()
    expect(marked.filter((text) => text.length < 2)).toEqual([])
  })

  test('mixes kinds on the first page of a category', async ({ page }) => {
    await page.goto('/category?category=clothing&size=20')
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
    const kinds = ['socks', 'sweater|hoodie', 'jeans|chinos', 'dress', 'jacket|shirt', 'beanie'].filter((kind) =>
      names.some((name) => new RegExp(kind, 'i').test(name)),
    )
    expect(kinds.length).toBeGreaterThanOrEqual(4)
  })
})
