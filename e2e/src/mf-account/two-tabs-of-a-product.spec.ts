import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { productOfSeller } from '../product-of-seller'
import { expect, test } from '../site-test'

// Both saves of the older tab are refused.
test.use({ as: 'seller', allowed: { patterns: [/status of 409/] } })

test('the older of two tabs of a product sees what the other has saved, and keeps its own values', async ({
  watched: page,
}) => {
  const name = `Lamp ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/seller')
  const id = await productOfSeller(page, name, 'Blue', 4)
  const second = await page.context().newPage()
  for (const tab of [page, second]) await tab.goto(`/seller/products/${id}`)
  await second.getByLabel(/^Description/).fill('Shines from two sides.')
  await second.getByLabel(/^Brand/).fill('Hill')
  await second.getByLabel('Price', { exact: true }).fill('31')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await expect(second.getByText(`“${name}” is saved.`)).toBeVisible()
  await second.getByRole('button', { name: 'Save variants' }).click()
  await expect(second.getByText('The variants are saved.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel(/^Brand/).fill('River')
  await page.getByLabel('Price', { exact: true }).fill('28')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const notice = page.getByRole('region', { name: 'Somebody else has changed this product' })
  await expect(notice.getByRole('row', { name: /^Brand/ })).toContainText('Hill')
  await expectFits(page, 'a conflict on a phone')
  await expectAccessible(page, 'a conflict on a phone', 'main')
  await notice.getByRole('button', { name: 'Save mine over it' }).press('Enter')
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible()
  await expect(page.getByLabel(/^Description/)).toHaveValue('Shines from two sides.')

  await page.getByRole('button', { name: 'Save variants' }).click()
  await expect(notice.getByRole('row', { name: /^Blue: Price/ })).toContainText('31.00')
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('28')
  await notice.getByRole('button', { name: 'Save mine over it' }).press('Enter')
  await expect(page.getByText('The variants are saved.')).toBeVisible()
  await second.reload()
  await expect(second.getByLabel(/^Brand/)).toHaveValue('River')
  await expect(second.getByLabel('Price', { exact: true })).toHaveValue('28.00')
})
