import { accounts } from '../accounts'
import { callAs } from '../call-as'
import { expectAccessible } from '../expect-accessible'
import { expect, test } from '../site-test'
import { startAsNewShopper } from '../start-session'
import { orderOfThree } from './order-of-three-senders'

test('an order of several senders comes in parcels, which buyer, seller and administrator follow to their return', async ({
  watched: page,
  openWatched,
  sessionOf,
}) => {
  // Three people on nine pages: on a busy machine a minute is not enough.
  test.setTimeout(120_000)
  const email = await startAsNewShopper(page)
  const { _id: id, orderNumber } = await orderOfThree(page, email)

  const toShip = await callAs(page, accounts.seller, `seller/orders?status=to-ship&search=${orderNumber}`)
  expect(toShip).toMatchObject([{ _id: id, state: 'to-ship', delivery: { name: 'Rahim Haddad' } }])
  expect(toShip[0].lines).toHaveLength(1)
  expect(JSON.stringify(toShip)).not.toContain('@')
  await callAs(page, accounts.seller, `seller/orders/${id}/parcels`, {
    ...{ carrier: 'Quick Post', trackingNumber: 'QP-17', trackingUrl: 'https://post.example/QP-17' },
  })

  await page.goto(`/myaccount/orders/${id}`)
  const main = page.getByRole('main')
  const parcels = main.getByRole('list', { name: 'Parcels' })
  await expect(parcels).toContainText('Parcel 1')
  await expect(parcels).toContainText('Sold by Sol’s Homeware')
  await expect(parcels).toContainText('Still to be sent')
  await expect(parcels.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute(
    'href',
    'https://post.example/QP-17',
  )
  await expect(parcels).toContainText(/Pay the courier \$[\d.,]+ for this parcel/)
  await expect(main.getByText(/^Pay the courier in cash for each parcel when it arrives/)).toBeVisible()
  await expect(main.getByText('A part of your order is on its way')).toBeVisible()
  await expectAccessible(page, 'order in parcels', 'main')

  // What has been sent cannot be cancelled, the rest can.
  await main.getByRole('button', { name: 'Cancel items' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel('Reason').selectOption('No longer needed')
  await dialog.getByRole('button', { name: 'Cancel these items' }).click()
  await expect(dialog).toBeHidden()

  const office = await openWatched({ storageState: await sessionOf('admin') })
  await office.goto(`/superium-admin/orders/${id}`)
  await office.getByRole('button', { name: 'Send a parcel' }).click()
  const packing = office.getByRole('dialog')
  await packing.getByLabel('Carrier').fill('Hand')
  await packing.getByLabel('Tracking number').fill('H-1')
  await expectAccessible(office, 'parcel dialog', 'dialog[open]')
  await packing.getByRole('button', { name: 'Send a parcel' }).click()
  await expect(packing).toBeHidden()
  const sent = office.getByRole('list', { name: 'Parcels' })
  await expect(sent).toContainText('Parcel 2 of 2')
  await sent.getByRole('button', { name: 'Parcel delivered' }).first().click()
  await office.getByRole('dialog').getByRole('button', { name: 'Parcel delivered' }).click()
  await expect(sent.getByRole('button', { name: 'Parcel delivered' })).toHaveCount(1)
  await expectAccessible(office, 'order of the administrator', 'main')
  // What has arrived can go back while the other parcel is on its way.
  await page.reload()
  await expect(main.getByRole('button', { name: 'Return items' })).toBeVisible()
  const markDelivered = office.getByRole('button', { name: 'Mark delivered' })
  await markDelivered.click()
  await office.getByRole('dialog').getByRole('button', { name: 'Mark delivered' }).click()
  // The first parcel says "Delivered" already, so only the step that is gone shows that the whole order is.
  await expect(markDelivered).toHaveCount(0)

  await callAs(page, email, `shop/orders/${id}/return`, { chosenReason: 'does-not-fit' })
  const { returns } = await callAs(page, accounts.seller, `seller/orders/${id}`)
  expect(returns).toHaveLength(1)
  await callAs(page, accounts.seller, `seller/orders/${id}/returns/${returns[0]._id}`, {
    accept: true,
    note: 'Send it to us',
  })
  await page.reload()
  const asked = main.getByRole('list', { name: 'Returns' })
  await expect(asked).toContainText('Sol’s Homeware: Send it to us')
  await expect(asked).toContainText('Requested')
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible()
  await expectAccessible(page, 'returned order', 'main')
})
