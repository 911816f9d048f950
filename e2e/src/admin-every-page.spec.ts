import { accounts, signIn, tokenOf } from './accounts'
import { expectAccessible } from './expect-accessible'
import { postJson } from './post-json'
import { expect, test } from './site-test'

test('each page of the side menu opens by keyboard, fits a tablet, and axe finds nothing on it in either theme', async ({
  watched: page,
}) => {
  test.setTimeout(420_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/superium-admin')
  await signIn(page, accounts.admin)
  const menu = page.getByRole('navigation', { name: 'Administration menu' })
  const links = menu.getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThanOrEqual(12)
  for (const path of paths)
    await test.step(path, async () => {
      await menu.locator(`li a[href="${path}"]`).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, path)
      await page.setViewportSize({ width: 768, height: 1024 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(768)
      await page.setViewportSize({ width: 1280, height: 900 })
    })
})

test('with a mouse, each link and button in the rows of the lists is reached itself', async ({ watched: page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/superium-admin/products')
  await signIn(page, accounts.admin)
  // A change, so that the audit has an entry; none that other tests' shoppers see.
  const coupon = { code: `ROWS-${Date.now()}`, kind: 'percentage', percent: 10, active: false }
  await postJson(page, '/api/v1/admin/coupons', coupon, {
    authorization: `Bearer ${await tokenOf(page, accounts.admin)}`,
  })
  for (const list of ['products', 'orders', 'coupons', 'reviews?state=all', 'sellers', 'users', 'audit'])
    await test.step(list, async () => {
      await page.goto(`/superium-admin/${list}`)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const covered = await page.locator('tbody :is(a, button)').evaluateAll((all) =>
        all
          .filter((one) => !one.closest('dialog'))
          .flatMap((one) => {
            one.scrollIntoView({ block: 'center' })
            const [box] = one.getClientRects()
            if (!box) return []
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            return hit && one.contains(hit) ? [] : [one.getAttribute('aria-label') ?? one.textContent]
          }),
      )
      expect(covered).toEqual([])
    })
})

test('a list that was searched fits the smallest phones', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/superium-admin/orders?search=nobody-of-this-name')
  await signIn(page, accounts.admin)
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('Escape closes the command palette at once, also after something was typed', async ({ watched: page }) => {
  await page.goto('/superium-admin/coupons')
  await signIn(page, accounts.admin)
  await expect(page.getByRole('heading', { name: 'Coupons' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Page, order, product or person' }).fill('mug')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
