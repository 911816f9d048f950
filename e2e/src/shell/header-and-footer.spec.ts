import { accounts, signIn } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { layoutShift } from '../layout-shift'
import { expect, test } from '../site-test'

test('drawer, search and theme work on a phone', async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
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

test('a guest chooses the theme by keyboard, the focus returns, and it is there from the first paint of the next page', async ({
  page,
}) => {
  await page.goto('/help')
  // A key that is kept until then would open the panel late, and the next try close it.
  await page.waitForFunction(() => window.superiumBooted)
  const button = page.getByRole('banner').getByRole('button', { name: 'Theme' })
  const panel = page.getByRole('dialog', { name: 'Theme' })
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await expectAccessible(page, 'themes', 'header')
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
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

test('a phone’s drawer offers guests to sign up, and each of its links leads to at least twelve products', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Superium' })
  await expect(drawer.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expectAccessible(page, 'drawer', 'dialog[open]')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const [name, address] of [
    ['Men', '/products?audience=men'],
    ['Women', '/products?audience=women'],
    ['Beauty', '/category?category=beauty'],
    ['Sport', '/products?tag=sport'],
    ['Electronics', '/products?tag=electronics'],
    ['Explore', '/products'],
  ] as const) {
    await expect(menu.getByRole('link', { name }).first()).toHaveAttribute('href', address)
    const html = await (await page.request.get(address)).text()
    if (name !== 'Explore') expect(html).toContain(`<title>${name} `)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${address.replace('?', '\\?')}"`))
    expect(Number(/Showing 1 to \d+ of ([\d,]+)/.exec(html)?.[1]?.replaceAll(',', '')), name).toBeGreaterThanOrEqual(12)
  }
  await drawer.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(drawer).toBeHidden()
})

test('unknown addresses get a 404, and specified redirects work', async ({ request }) => {
  for (const path of ['/nothing-here', '/product-detail/0190f3b6-0000-7000-8000-000000000000']) {
    const unknown = await request.get(path, { headers: { accept: 'text/html' } })
    expect([path, unknown.status()]).toEqual([path, 404])
    expect(await unknown.text()).toContain('Page not found')
  }
  const moved = await request.get('/product-detail', { headers: { accept: 'text/html' } })
  expect(new URL(moved.url()).pathname).toBe('/products')
})

test('every link of the footer leads to a page', async ({ page, request }) => {
  await page.goto('/help')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    .then((all) => all.filter((href) => href.startsWith(new URL(page.url()).origin)))
  expect(links.length).toBeGreaterThan(15)
  for (const link of new Set(links)) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
})

test('late content shifts nothing, because the footer starts below the window', async ({ watched: page }) => {
  await page.goto('/cart')
  await expect(page.getByText('YOUR CARTLIST IS CURRENTLY EMPTY.')).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
})

test('checkout, account area and admin remote redirect anonymous visitors to sign-in, and the last lets only administrators in', async ({
  watched: page,
}) => {
  for (const path of ['/checkout', '/myaccount?num=1', '/superium-admin/orders']) {
    await page.goto(path)
    await expect(page).toHaveURL('/signin')
  }
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await signIn(page, accounts.buyer)
  await expect(page).toHaveURL('/superium-admin/orders')
  await expect(page.getByRole('main')).toContainText(/administrator/i)
  expect(requests.filter((path) => path.startsWith('/api/v1/admin'))).toEqual([])
})
