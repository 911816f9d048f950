import { accounts, newEmail, signIn, tokenOf } from './accounts'
import { expectAccessible } from './expect-accessible'
import { placeOrder } from './place-order'
import { expect, type Page, test } from './site-test'

/** The dialog that a button opens. */
async function ask(page: Page, open: string) {
  await page.getByRole('main').getByRole('button', { name: open, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('an administrator takes an order from its payment to a refused and an accepted return', async ({
  watched: page,
}) => {
  test.slow()
  const email = newEmail()
  const { _id: id, orderNumber } = await placeOrder(page, email, 'direct_bank_transfer', 2)
  const headers = { authorization: `Bearer ${await tokenOf(page, email)}` }
  const requestReturn = async () => {
    const data = { chosenReason: 'does-not-fit', reason: 'Too small <b>', lines: [{ lineNumber: 0, quantity: 1 }] }
    expect((await page.request.post(`/api/v1/shop/orders/${id}/return`, { data, headers })).ok()).toBe(true)
    await page.reload()
  }

  await page.goto(`/superium-admin/orders?search=${orderNumber}`)
  await signIn(page, accounts.admin)
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
  await requestReturn()
  await expect(main.getByText('Reason: Does not fit: Too small <b>')).toBeVisible()
  const refuse = await ask(page, 'Refuse return')
  await refuse.getByRole('button', { name: 'Refuse return' }).click()
  await expect(refuse.getByText('Note for the customer is required')).toBeVisible()
  await refuse.getByLabel(/^Note for the customer/).fill('Worn')
  await refuse.getByRole('button', { name: 'Refuse return' }).click()
  await expect(main.getByText('Note from Superium: Worn')).toBeVisible()

  await requestReturn()
  const accept = await ask(page, 'Accept return')
  await accept.getByRole('button', { name: 'Accept return' }).click()
  await expect(main.getByText('1 of 2 returned')).toBeVisible()
  await expect(main.getByText(/^Refund \$/)).toBeVisible()
  await expectAccessible(page, 'order of the administration')

  // On a phone nothing is cut.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the second of two administrators reads that the order has changed, and sees how', async ({
  watched: page,
  allowed,
}) => {
  allowed.patterns.push(/status of 409/)
  const { _id: id } = await placeOrder(page, newEmail(), 'cash_on_delivery', 1)
  await page.goto(`/superium-admin/orders/${id}`)
  await signIn(page, accounts.admin)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  const headers = { authorization: `Bearer ${await tokenOf(page, accounts.admin)}` }
  const other = await page.request.post(`/api/v1/admin/orders/${id}/status`, { data: { status: 'Cancelled' }, headers })
  expect(other.ok()).toBe(true)
  const cancel = await ask(page, 'Cancel order')
  await cancel.getByRole('button', { name: 'Cancel order' }).click()
  await expect(cancel.getByText('An order that is cancelled cannot be cancelled.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  await expect(main.getByText('Nothing is to be paid')).toBeVisible()
})

test('a message of the contact form is counted, read as it was typed, and marked as done', async ({
  watched: page,
}) => {
  const name = `Ann ${crypto.randomUUID().slice(0, 8)}`
  const data = {
    name,
    email: newEmail(),
    topic: 'order',
    message: 'Where is <b>it</b>?\nThanks',
    orderNumber: 'S-261121-7KQ4MD',
  }
  expect((await page.request.post('/api/v1/shop/contact', { data })).ok()).toBe(true)
  await page.goto('/superium-admin')
  await signIn(page, accounts.admin)
  await page
    .getByRole('link', { name: /^Messages \d+ new message/ })
    .first()
    .click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Where is <b>it</b>?')
  await expect(row).toContainText('Order as typed: S-261121-7KQ4MD')
  await expectAccessible(page, 'messages')
  await row.getByRole('button', { name: `Mark the message of ${name} as done` }).click()
  await expect(row.getByRole('button', { name: `Open the message of ${name} again` })).toBeVisible()
  await page.getByLabel('State').selectOption('Open')
  await expect(row).toBeHidden()
})
