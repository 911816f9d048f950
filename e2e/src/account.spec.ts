import { accounts, signIn } from './accounts'
import { expect, test } from './site-test'

test('sign-in returns to the requested tab of the account area, which leads to the other tabs', async ({
  watched: page,
}) => {
  await page.goto('/myaccount?num=1')
  await expect(page).toHaveURL('/signin')
  await signIn(page, accounts.buyer)
  await expect(page).toHaveURL('/myaccount/wishlist')
  await expect(page.getByRole('tab', { name: 'Save lists' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Account info' }).click()
  await expect(page).toHaveURL('/myaccount/info')
  // Safari shows today's date in an empty date field; only the background marks it as empty.
  await expect(page.getByLabel('Date of birth')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
