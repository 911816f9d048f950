import { expect, test } from '../site-test'

test.use({ as: 'admin' })

test('an administrator sees each live version with its share, time and actor', async ({ watched: page }) => {
  await page.goto('/superium-admin/releases')
  for (const name of ['shell', 'mf-account', 'mf-admin', 'mf-cart', 'mf-catalog']) {
    const live = page
      .getByRole('article', { name, exact: true })
      .getByRole('table', { name: `Live versions of ${name}` })
    await expect(live.getByRole('row').nth(1)).toHaveText(/^\d+\.\d+\.\d+.*since .*by .*\d+ %/s)
  }
  await expect(
    page
      .getByRole('list', { name: 'History' })
      .getByText(/^Revision|Revision 1$/)
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /^Dependency graph: 4 remotes/ })).toBeVisible()
})
