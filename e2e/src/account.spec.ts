import { accounts, expect, signIn, test } from './site-test'

test('who signs in on the way to a tab of the account area gets to it, and from there to the others', async ({
  watched: page,
}) => {
  await page.goto('/myaccount?num=1')
  await expect(page).toHaveURL('/signin')
  await signIn(page, accounts.buyer)
  await expect(page).toHaveURL('/myaccount?num=1')
  await expect(page.getByRole('tab', { name: 'Save lists' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Account info' }).click()
  await expect(page).toHaveURL('/myaccount?num=0')
  // Safari shows today in an empty date field, paled by the field's own ground: without one it looks filled in.
  await expect(page.getByLabel('Date of birth')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
