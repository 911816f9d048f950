import { accounts, signIn } from './accounts'
import { expectAccessible } from './expect-accessible'
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
