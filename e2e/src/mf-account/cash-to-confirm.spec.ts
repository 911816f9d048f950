import { accounts } from '../accounts'
import { callAs } from '../call-as'
import { expectAccessible } from '../expect-accessible'
import { expectFits } from '../expect-fits'
import { expect, test } from '../site-test'
import { startAsNewShopper } from '../start-session'
import { orderOfThree } from './order-of-three-senders'

test('cash by a seller’s word is confirmed by an administrator before what came back is paid back', async ({
  watched: page,
  openWatched,
  sessionOf,
}) => {
  // Three people on several pages: on a busy machine a minute is not enough.
  test.setTimeout(120_000)
  const email = await startAsNewShopper(page)
  const { _id: id, orderNumber } = await orderOfThree(page, email)
  const sent = await callAs(page, accounts.seller, `seller/orders/${id}/parcels`, {})
  await callAs(page, accounts.seller, `seller/orders/${id}/parcels/${sent.parcels[0]._id}/delivered`, {})
  await callAs(page, email, `shop/orders/${id}/return`, { chosenReason: 'does-not-fit' })

  const desk = await openWatched({ storageState: await sessionOf('seller') })
  await desk.goto(`/seller/orders/${id}`)
  await expect(desk.getByText(/^By your word, the courier has collected/)).toBeVisible()
  await desk.getByRole('button', { name: 'Accept the return' }).click()
  const asks = desk.getByRole('dialog', { name: 'Accept this return?' })
  await expect(asks).toContainText('and the buyer is owed $')
  await expect(asks).toContainText('It is paid once Superium has confirmed the cash')
  await expectAccessible(desk, 'return dialog', 'dialog[open]')
  await asks.getByRole('button', { name: 'Accept the return' }).click()
  await expect(asks).toBeHidden()
  await expect(desk.getByText(/^The buyer gets .* back/)).toBeVisible()

  await page.goto(`/myaccount/orders/${id}`)
  await expect(page.getByText(/until we have the money that the courier took/)).toBeVisible()

  const office = await openWatched({ storageState: await sessionOf('admin') })
  await office.goto(`/superium-admin/orders/${id}`)
  await expect(office.getByText(/in cash, reported by Sol’s Homeware/)).toBeVisible()
  await expect(office.getByRole('button', { name: 'Note a refund' })).toHaveCount(0)
  await office.goto(`/superium-admin/orders?cash=to-confirm&search=${orderNumber}`)
  await office.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check()
  await office.getByRole('button', { name: 'Confirm cash' }).click()
  const confirms = office.getByRole('dialog', { name: 'Is the cash of 1 order here?' })
  await expect(confirms.getByRole('listitem')).toContainText('reported by Sol’s Homeware')
  await expectAccessible(office, 'dialog Confirm cash', 'dialog[open]')
  await expectFits(office, 'dialog Confirm cash')
  await confirms.getByRole('button', { name: 'Confirm cash' }).click()
  await expect(confirms.or(office.getByRole('dialog'))).toContainText('1 confirmed.')
  await office.goto(`/superium-admin/orders/${id}`)
  await expect(office.getByRole('button', { name: 'Note a refund' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^We pay \$/)).toBeVisible()
  await expect(page.getByText(/until we have the money that the courier took/)).toHaveCount(0)
})
