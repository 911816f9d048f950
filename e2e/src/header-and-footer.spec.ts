import { expect, test } from './site-test'

test('search, Offers and the footer links open their pages', async ({ watched: page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Search for products').fill('watch')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/category\?search=watch/)
  await expect(page.getByText(/Showing 1 to/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click()
  await expect(page).toHaveURL('/products?collection=on-sale')
  await page.goBack()
  await expect(page.getByRole('banner').getByLabel('Search for products')).toHaveValue('watch')
})

test('drawer, search and theme work on a phone', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Superium' })
  await drawer.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').getByPlaceholder('Search for products...').fill('mug')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=mug/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a guest chooses the theme on a desktop, and it is there from the first paint of the next page', async ({
  page,
}) => {
  await page.goto('/help')
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click()
  const panel = page.getByRole('dialog', { name: 'Theme' })
  await panel.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.documentElement.dataset.early = document.documentElement.dataset.theme
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-early', 'dark')
  await page.getByRole('contentinfo').getByRole('button', { name: 'System' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('a phone’s drawer offers guests to sign up, and leads back after it', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Superium' })
  await expect(drawer.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(drawer).toBeHidden()
})

test('each link of the drawer leads to at least twelve products', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Men', 'Women', 'Beauty', 'Sport', 'Electronics', 'Explore']) {
    await page.goto('/help')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(/\/(?:products|category)/)
    const shown = await page.getByText(/Showing 1 to/).textContent()
    expect(Number(/of ([\d,]+)/.exec(shown ?? '')?.[1]?.replaceAll(',', '')), name).toBeGreaterThanOrEqual(12)
  }
})

test('every link of the footer leads to a page', async ({ page, request }) => {
  await page.goto('/help')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    .then((all) => all.filter((href) => href.startsWith(new URL(page.url()).origin)))
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
})

test('unknown addresses get a 404, and specified redirects work', async ({ page }) => {
  expect((await page.goto('/nothing-here'))?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  expect((await page.goto('/product-detail/0190f3b6-0000-7000-8000-000000000000'))?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.goto('/product-detail')
  await expect(page).toHaveURL('/products')
})

test('checkout, account area and admin remote redirect anonymous visitors to sign-in', async ({ watched: page }) => {
  for (const path of ['/checkout', '/myaccount?num=1', '/superium-admin']) {
    await page.goto(path)
    await expect(page).toHaveURL('/signin')
  }
})

test('Back closes a panel of the header', async ({ watched: page }) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Wishlist/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Wishlist' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('dialog', { name: 'Wishlist' })).toBeHidden()
})

test('late content shifts nothing, because the footer starts below the window', async ({ watched: page }) => {
  await page.goto('/cart')
  await expect(page.getByText('YOUR CARTLIST IS CURRENTLY EMPTY.')).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        watch.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.05)
})

for (const path of ['/cart', '/help', '/signin']) {
  test(`${path} fits a window of 320 pixels`, async ({ watched: page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('only administrators get into the admin remote', async ({ page }) => {
  await page.goto('/superium-admin/orders')
  await page.getByLabel('Email').fill('buyer@superium.example')
  await page.getByLabel('Password', { exact: true }).fill('superium-demo')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/superium-admin\/orders/)
  await expect(page.getByRole('main')).toContainText(/administrator/i)
  expect(requests.filter((path) => path.startsWith('/api/v1/admin'))).toEqual([])
})
