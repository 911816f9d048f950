import { accounts, newEmail } from '../accounts'
import { callAs } from '../call-as'
import { expectAccessible } from '../expect-accessible'
import { placeOrder } from '../place-order'
import { settled } from '../settled'
import { expect, test } from '../site-test'

test.use({ as: 'admin' })

test('pages of the orders go there and back, and a day that is typed by keyboard counts once it is whole', async ({
  watched: page,
}) => {
  await page.goto('/superium-admin/orders?sort=total-high')
  const first = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first()
  await settled(page)
  const one = (await first.textContent()) ?? ''
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(first).not.toHaveText(one)
  await settled(page)
  const two = (await first.textContent()) ?? ''
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(first).toHaveText(one)
  await page.goBack()
  await expect(first).toHaveText(two)

  await page.goto('/superium-admin/orders')
  const from = page.getByLabel('Placed from', { exact: true })
  await from.focus()
  await page.keyboard.type('11012025', { delay: 50 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?from=2025-11-01$/)
  await expect(from).toHaveValue('2025-11-01')
  await page.goBack()
  await expect(page).toHaveURL(/\/superium-admin\/orders$/)

  await page.goto('/superium-admin?from=2026-10-01&to=2026-11-23')
  const to = page.getByLabel('to', { exact: true })
  await to.focus()
  await page.keyboard.type('11202026', { delay: 50 })
  // The first one goes to the field's calendar.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-11-20/)
})

test('an administrator prints invoice and packing slip, and notes what was paid back', async ({ watched: page }) => {
  const { _id: id, orderNumber } = await placeOrder(page, newEmail(), 'direct_bank_transfer', 2)
  await callAs(page, accounts.admin, `admin/orders/${id}/paid`, {})
  await page.goto(`/superium-admin/orders/${id}`)
  // What a page prints is looked at while its print dialog would be open.
  await page.evaluate(() => {
    window.print = () => {
      const [paper] = document.querySelectorAll('body > section')
      document.documentElement.dataset.printed = paper?.textContent ?? ''
    }
  })
  const printed = () => page.evaluate(() => document.documentElement.dataset.printed ?? '')
  await page.getByRole('button', { name: 'Print invoice' }).click()
  await expect.poll(printed).toContain('Invoice')
  expect(await printed()).toContain(orderNumber)
  expect(await printed()).toContain('SKU')
  await page.getByRole('button', { name: 'Print packing slip' }).click()
  await expect.poll(printed).toContain('Packing slip')
  expect(await printed()).toContain('12 Lake Road')
  expect(await printed()).not.toContain('$')

  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Note a refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Has the money been paid back?' })
  const amount = dialog.getByLabel(/^Amount in dollars/)
  await amount.fill('1000000')
  await dialog.getByRole('button', { name: 'Note a refund' }).click()
  await expect(dialog.getByText(/^At most \$/)).toBeVisible()
  await amount.fill('1.50')
  await dialog.getByLabel(/^Note/).fill('By transfer')
  await expectAccessible(page, 'dialog of a refund', 'dialog[open]')
  await dialog.getByRole('button', { name: 'Note a refund' }).click()
  await expect(page.getByText('$1.50: By transfer')).toBeVisible()
  await expectAccessible(page, 'a cancelled order with a refund', 'main')
})
