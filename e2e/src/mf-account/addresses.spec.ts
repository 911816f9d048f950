import { expectAccessible } from '../expect-accessible'
import { expect, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

test('an address is added in the account, and prefills what the server offers the checkout', async ({
  watched: page,
}) => {
  await startAsNewShopper(page)
  await page.goto('/myaccount/billing')
  await page.getByRole('button', { name: 'Add address' }).click()
  const form = {
    Country: 'Bangladesh',
    Street: '12 Lake Road',
    Postcode: '12',
    District: 'Dhaka',
    'Sub District': 'Banani',
    Phone: '01700000000',
  }
  for (const [label, value] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Enter a postcode such as 1205')).toBeVisible()
  await expectAccessible(page, 'address form', 'main')
  await page.getByLabel('Postcode', { exact: true }).fill('1213')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/user/addresses') && answer.ok())
  await page.getByRole('button', { name: 'Save address' }).click()
  const { authorization = '' } = (await answered).request().headers()
  await expect(page.getByText('12 Lake Road', { exact: true })).toBeVisible()
  await expectAccessible(page, 'address book', 'main')
  const defaults = await page.request.get('/api/v1/shop/checkout-defaults', { headers: { authorization } })
  expect((await defaults.json()).data).toMatchObject({ source: 'address-book', address: { postalCode: '1213' } })
})
