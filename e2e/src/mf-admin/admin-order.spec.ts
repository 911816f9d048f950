import { accounts, newEmail } from '../accounts'
import { callAs } from '../call-as'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
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

test('an administrator refuses a return with a note, and accepts the next one', async ({ watched: page }) => {
  const email = newEmail()
  const { _id: id } = await placeOrder(page, email, 'cash_on_delivery', 2)
  for (const status of ['Confirmed', 'Shipped', 'Delivered'])
    await callAs(page, accounts.admin, `admin/orders/${id}/status`, { status })
  const requestReturn = () =>
    callAs(page, email, `shop/orders/${id}/return`, {
      ...{ chosenReason: 'does-not-fit', reason: 'Too small <b>', lines: [{ lineNumber: 0, quantity: 1 }] },
    })
  await requestReturn()
  await page.goto(`/superium-admin/orders/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Reason: Does not fit: Too small <b>')).toBeVisible()
  const refuse = await ask(page, 'Refuse return')
  await refuse.getByRole('button', { name: 'Refuse return' }).click()
  await expect(refuse.getByText('Note for the customer is required')).toBeVisible()
  await refuse.getByLabel(/^Note for the customer/).fill('Worn')
  await refuse.getByRole('button', { name: 'Refuse return' }).click()
  await expect(main.getByText('Note from Superium: Worn')).toBeVisible()

  await requestReturn()
  await page.reload()
  const accept = await ask(page, 'Accept return')
  await accept.getByRole('button', { name: 'Accept return' }).click()
  await expect(main.getByText('1 of 2 returned')).toBeVisible()
  await expect(main.getByText(/^Refund \$/)).toBeVisible()
  await expectAccessible(page, 'order of the administration')
  await expectFits(page, 'order of the administration', 390)
})

test('the second of two administrators reads that the order has changed, and sees how', async ({
  watched: page,
  allowed,
}) => {
  allowed.patterns.push(/status of 409/)
  const { _id: id } = await placeOrder(page, newEmail(), 'cash_on_delivery', 1)
  await page.goto(`/superium-admin/orders/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await callAs(page, accounts.admin, `admin/orders/${id}/status`, { status: 'Cancelled' })
  const cancel = await ask(page, 'Cancel order')
  await cancel.getByRole('button', { name: 'Cancel order' }).click()
  await expect(cancel.getByText('An order that is cancelled cannot be cancelled.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  await expect(main.getByText('Nothing is to be paid')).toBeVisible()
})
