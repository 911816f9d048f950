import { newEmail } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { placeOrder } from '../place-order'
import { expect, type Page, test } from '../site-test'

test.use({ as: 'admin' })

/** The dialog that a button opens. */
async function ask(page: Page, open: string) {
  await page.getByRole('main').getByRole('button', { name: open, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('an administrator takes an order from its payment to its delivery', async ({ watched: page }) => {
  const { orderNumber } = await placeOrder(page, newEmail(), 'direct_bank_transfer', 2)

  await page.goto(`/superium-admin/orders?search=${orderNumber}`)
  await page.getByRole('link', { name: orderNumber }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Waits for the money')).toBeVisible()

  const paid = await ask(page, 'Mark paid')
  await expect(paid).toContainText(`with the reference ${orderNumber}`)
  await expectAccessible(page, 'dialog Mark paid', 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(paid).toBeHidden()
  await ask(page, 'Mark paid')
  await paid.getByLabel(/^Note/).fill('Statement 17')
  await paid.getByRole('button', { name: 'Mark paid' }).click()
  await expect(main.getByText(/^Paid on/)).toBeVisible()

  await main.getByRole('button', { name: 'Confirm' }).click()
  await expect(main.getByRole('button', { name: 'Mark shipped' })).toBeVisible()
  const ship = await ask(page, 'Mark shipped')
  await ship.getByLabel(/^Carrier/).fill('DHL')
  await ship.getByRole('button', { name: 'Mark shipped' }).click()
  await expect(ship.getByText('Tracking number is required')).toBeVisible()
  await ship.getByLabel(/^Tracking number/).fill('JJ-17')
  await ship.getByRole('button', { name: 'Mark shipped' }).click()
  await expect(main.getByText('JJ-17').first()).toBeVisible()
  const arrived = await ask(page, 'Mark delivered')
  await arrived.getByRole('button', { name: 'Mark delivered' }).click()
  await expect(arrived).toBeHidden()

  await expect(main.getByRole('button', { name: 'Mark delivered' })).toBeHidden()
})
