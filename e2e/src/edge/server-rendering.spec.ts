import { settled } from '../settled'
import { expect, test } from '../site-test'

interface Listed {
  data: { _id: string; name: string; desc: string; variantCount?: number }[]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product page is complete', async ({ page }) => {
    const listing = await page.request.get('/api/v1/shop/products?page=0&size=50')
    // Other tests add products without a description; one with variants is a group in its structured data.
    const product = ((await listing.json()) as Listed).data.find(({ desc, variantCount }) => desc && !variantCount)
    if (!product) throw new Error('the shop has no product with a description and without variants')
    await page.goto(`/product-detail/${product._id}`)
    await expect(page).toHaveTitle(`${product.name} · Superium`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(page.getByText(product.desc).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible()
    const [, data] = (await page.content()).match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'Product',
      name: product.name,
      offers: { priceCurrency: 'USD' },
    })
  })

  test('a category lists its products, and its links work', async ({ page }) => {
    await page.goto('/category?category=books')
    await expect(page).toHaveTitle('Books · Superium')
    await expect(page.getByText(/Showing 1 to 5 of \d+ entries/)).toBeVisible()
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/product-detail\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a personal page says that it needs scripts and shows no spinner', async ({ page }) => {
    await page.goto('/cart')
    // Playwright's text locators ignore the content of noscript.
    const words = page.getByRole('main').locator('noscript p')
    await expect(words).toBeVisible()
    expect(await words.evaluate((element) => element.textContent)).toContain('needs JavaScript')
    await expect(page.getByRole('main').locator('[aria-hidden]').first()).toBeHidden()
  })

  test('the resources of the first frame are inside the document', async ({ page }) => {
    const response = await page.goto('/products')
    const html = (await response?.text()) ?? ''
    const [, id] = html.match(/<link rel="expect" href="#([^"]+)" blocking="render">/) ?? []
    const [start, end, main] = [`<header id="${id}"`, '</header>', '<main'].map((tag) => html.indexOf(tag))
    expect(start).toBeGreaterThan(0)
    expect(end).toBeGreaterThan(start ?? 0)
    expect(main, 'the page comes after it').toBeGreaterThan(end ?? 0)
  })
})

test('pages hydrate without a mismatch and load nothing twice', async ({ watched: page }) => {
  const asked: string[] = []
  const warnings: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  for (const path of ['/', '/products', '/category?category=Watch&size=20', '/cart', '/signin']) {
    // The page before may still prefetch.
    await page.goto('about:blank')
    asked.length = 0
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    expect(html).toContain('<div id="root"><div')
    // A personal page is left to the browser.
    if (path === '/cart') expect(html).not.toContain('YOUR CARTLIST')
    await page.waitForFunction(() => window.superiumBooted)
    await settled(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/cart') await expect(page.getByText('YOUR CARTLIST IS CURRENTLY EMPTY.')).toBeVisible()
    const scripts = asked.filter((url) => url.endsWith('.js'))
    expect(scripts.filter((url, index) => scripts.indexOf(url) !== index)).toEqual([])
    expect(warnings, path).toEqual([])
  }
})
