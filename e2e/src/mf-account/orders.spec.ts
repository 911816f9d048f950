import { accounts } from '../accounts'
import { callAs } from '../call-as'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { placeOrder } from '../place-order'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper } from '../start-session'

/** Sends a request of the administrator about an order. */
const asAdmin = (page: Page, path: string, data: object) => callAs(page, accounts.admin, `admin/orders/${path}`, data)

/** Chooses one piece and a reason in the open dialog, and sends it. */
async function changeOnePiece(page: Page, open: string, reason: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  const fewer = dialog.getByRole('button', { name: 'Decrease quantity' })
  if (await fewer.isVisible()) await fewer.click()
  await dialog.getByLabel('Reason').selectOption(reason)
  await expectAccessible(page, `dialog ${open}`, 'dialog[open]')
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(dialog).toBeHidden()
}

// The refused change of an outdated page.
test.use({ allowed: { patterns: [/status of 409/] } })

test('an order is paid, cancelled in part, shipped, delivered and returned in part, as all pages say', async ({
  watched: page,
  openWatched,
  sessionOf,
}) => {
  const email = await startAsNewShopper(page)
  const { _id: id, orderNumber } = await placeOrder(page, email, 'check_payments', 3)
  await page.goto(`/myaccount/orders/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Waiting for your payment')).toBeVisible()
  await expect(main.getByText(`Write on its back: ${orderNumber}`)).toBeVisible()

  await asAdmin(page, `${id}/paid`, { note: 'Check 17' })
  await changeOnePieceOfOld(page)
  await expect(main.getByText(/^Paid/)).toBeVisible()
  await expect(main.getByText('1 of 3 cancelled')).toBeVisible()
  await expect(main.getByText(/^We pay \$[\d.,]+ back to you\.$/)).toBeVisible()

  const tracking = { carrier: 'DHL', number: 'JJ-17', url: 'https://dhl.example/JJ-17' }
  await asAdmin(page, `${id}/status`, { status: 'Confirmed' })
  await asAdmin(page, `${id}/status`, { status: 'Shipped', tracking })
  await asAdmin(page, `${id}/status`, { status: 'Delivered' })
  await page.reload()
  await expect(main.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute('href', tracking.url)
  await changeOnePiece(page, 'Return items', 'Does not fit', 'Request the return')
  const returns = main.getByRole('list', { name: 'Returns' })
  await expect(returns).toContainText('Requested')

  const { returns: asked } = await callAs(page, email, `shop/orders/${id}`)
  await asAdmin(page, `${id}/returns/${asked[0]._id}`, { accept: true, note: 'All fine' })
  await page.reload()
  await expect(returns).toContainText('Accepted')
  await expect(returns).toContainText(': All fine')
  await expect(main.getByText('1 of 3 returned')).toBeVisible()
  await expectAccessible(page, 'order page', 'main')
  await expectFits(page, 'order page')

  await page.goto(`/order/${id}`)
  await expect(page).toHaveURL(`/myaccount/orders/${id}`)
  await expect(main.getByText('1 of 3 cancelled')).toBeVisible()
  await page.goto('/myaccount/orders')
  const card = page.getByRole('article', { name: `#${orderNumber}` })
  await expect(card).toContainText('Delivered')
  await expect(card).toContainText('1 of 3 returned')

  const office = await openWatched({ storageState: await sessionOf('admin') })
  await office.goto(`/superium-admin/orders/${id}`)
  for (const text of ['1 of 3 cancelled', '1 of 3 returned']) await expect(office.getByText(text)).toBeVisible()
})

/** What this page shows is outdated, so the first try is refused and the order read again; the second one counts. */
async function changeOnePieceOfOld(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel items' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decrease quantity' }).click()
  await dialog.getByRole('button', { name: 'Decrease quantity' }).click()
  await dialog.getByLabel('Reason').selectOption('No longer needed')
  await dialog.getByRole('button', { name: 'Cancel these items' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The order has been changed meanwhile.')
  await dialog.getByRole('button', { name: 'Cancel these items' }).click()
  await expect(dialog).toBeHidden()
}
