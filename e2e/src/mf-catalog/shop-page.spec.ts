import { holdScripts } from '../hold-scripts'
import { expect, type Page, test } from '../site-test'

interface Listed {
  _id: string
  name: string
  seller?: { slug: string; name: string }
}

const SHOP = '/shop/sols-homeware'

/** All products of the demo seller's shop, or of Superium itself. */
async function productsOf(page: Page, query: string): Promise<Listed[]> {
  const answer = await page.request.get(`/api/v1/shop/categorywise?page=0&size=100&${query}`)
  return ((await answer.json()) as { data: Listed[] }).data
}

test('a product leads to the shop of its seller, where it is found again', async ({ watched: page }) => {
  const [product] = await productsOf(page, 'seller=sols-homeware&sort=newest')
  await page.goto(`/product-detail/${product?._id}`)
  await expect(page.getByText('Sold by Sol’s Homeware').first()).toBeVisible()
  await page.getByRole('link', { name: 'Sol’s Homeware' }).click()
  await expect(page).toHaveURL(SHOP)
  await expect(page.getByRole('heading', { level: 1, name: 'Sol’s Homeware' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('newest')
  await expect(page).toHaveURL(`${SHOP}?sort=newest`)
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article').first()).toContainText(
    product?.name ?? '',
  )
  await page.getByRole('button', { name: /Next/ }).click()
  await expect(page).toHaveURL(`${SHOP}?sort=newest&page=1`)
  // Back before the page's code has come is no navigation for anybody who listens.
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(/^Showing 6 to 10 of/)).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(`${SHOP}?sort=newest`)
  release()
  await expect(page.getByText(/^Showing 1 to 5 of/)).toBeVisible()
})

test('the shop’s page is in the document, in the sitemap, and describes itself', async ({ page, baseURL }) => {
  const html = await (await page.request.get(SHOP)).text()
  expect(html).toContain('<h1>Sol’s Homeware</h1>')
  expect(html).toMatch(/<title>[^<]*Sol’s Homeware/)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${SHOP}"`)
  expect(html).toContain('"@type":"Store"')
  expect(html).toContain('/product-detail/')
  expect(html).not.toContain('noindex')
  const index = await (await page.request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]*sitemap-\d+\.xml)<\/loc>/g)].map(([, file = '']) => file)
  const sitemaps = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()))
  expect([index, ...sitemaps].join('')).toContain(`<loc>${baseURL}${SHOP}</loc>`)
})

test('an unknown shop and one that waits for a decision are 404 pages', async ({ page }) => {
  for (const slug of ['nobody-here', 'rupsha-gadgets']) {
    expect((await page.request.get(`/shop/${slug}`)).status(), slug).toBe(404)
  }
})
