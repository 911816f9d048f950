import { expectAccessible } from './expect-accessible'
import { accounts, expect, newShopper, type Page, signIn, test, tokenOf } from './site-test'

const sellerEmail = 'seller@superium.example'

/** Sends a request as an account; an error answer fails the test. */
async function callAs(page: Page, email: string, path: string, data?: object) {
  const headers = { authorization: `Bearer ${await tokenOf(page, email)}` }
  const address = `/api/v1/${path}`
  const answer = data
    ? await page.request.post(address, { data, headers })
    : await page.request.get(address, { headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).data
}

interface Found {
  _id: string
  stock: number
  status: string
  seller?: { name: string } | null
}

/** A line with pieces of the first product of a seller, or of the shop itself, that a listing has enough of. */
async function lineOf(page: Page, filter: string, quantity: number) {
  const listing = await page.request.get(`/api/v1/shop/categorywise?${filter}&page=0&size=50&availability=in-stock`)
  const { data } = (await listing.json()) as { data: Found[] }
  const own = !filter.startsWith('seller=')
  const product = data.find(({ stock, status, seller }) => stock >= 20 && status === 'in-stock' && !(own && seller))
  if (!product) throw new Error(`there is nothing to buy in ${filter}`)
  const detail = await (await page.request.get(`/api/v1/shop/data/${product._id}`)).json()
  const [first] = detail.data.variants as { _id: string; stock: number }[]
  return { productId: product._id, quantity, ...(first && { variant: first._id }) }
}

/** A confirmed order of two pieces of the demo seller, one of another seller, and one of the shop's own. */
async function orderOfThree(page: Page, email: string): Promise<{ _id: string; orderNumber: string }> {
  const products = [
    await lineOf(page, 'seller=sols-homeware', 2),
    await lineOf(page, 'seller=jamuna-threads', 1),
    await lineOf(page, 'category=books', 1),
  ]
  const quote = await (await page.request.post('/api/v1/shop/quote', { data: { products } })).json()
  const headers = {
    authorization: `Bearer ${await tokenOf(page, email)}`,
    'idempotency-key': crypto.randomUUID(),
  }
  const data = {
    ...{ name: 'Rahim Haddad', email, phone: '01700000000', street: '12 Lake Road', district: 'Dhaka' },
    ...{ subDistrict: 'Dhanmondi', country: 'Bangladesh', postalCode: '1205', orderNotes: 'Please ring twice' },
    ...{ paymentType: 'cash_on_delivery', products, orderTotal: quote.data.orderTotal },
  }
  const placed = await page.request.post('/api/v1/shop/orderconfirm', { data, headers })
  expect(placed.ok(), await placed.text()).toBe(true)
  const order = (await placed.json()).data
  await callAs(page, accounts.admin, `admin/orders/${order._id}/status`, { status: 'Confirmed' })
  return order
}

test('an order of several senders comes in parcels, which buyer, seller and administrator follow to their return', async ({
  watched: page,
  browser,
}) => {
  test.slow()
  const email = await newShopper(page)
  const { _id: id, orderNumber } = await orderOfThree(page, email)

  const toShip = await callAs(page, sellerEmail, `seller/orders?status=to-ship&search=${orderNumber}`)
  expect(toShip).toMatchObject([{ _id: id, state: 'to-ship', delivery: { name: 'Rahim Haddad' } }])
  expect(toShip[0].lines).toHaveLength(1)
  expect(JSON.stringify(toShip)).not.toContain('@')
  await callAs(page, sellerEmail, `seller/orders/${id}/parcels`, {
    ...{ carrier: 'Quick Post', trackingNumber: 'QP-17', trackingUrl: 'https://post.example/QP-17' },
  })

  await page.goto(`/order/${id}`)
  await signIn(page, email)
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
  await expectAccessible(page, 'order in parcels')

  // What has been sent cannot be cancelled, the rest can.
  await page.goto(`/myaccount/orders/${id}`)
  await main.getByRole('button', { name: 'Cancel items' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel('Reason').selectOption('No longer needed')
  await dialog.getByRole('button', { name: 'Cancel these items' }).click()
  await expect(dialog).toBeHidden()

  const office = await browser.newPage()
  await office.goto(`/superium-admin/orders/${id}`)
  await signIn(office, accounts.admin)
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
  await expectAccessible(office, 'order of the administrator')
  // What has arrived can go back while the other parcel is on its way.
  await page.reload()
  await expect(main.getByRole('button', { name: 'Return items' })).toBeVisible()
  await office.getByRole('button', { name: 'Mark delivered' }).click()
  await expect(office.getByText('Delivered').first()).toBeVisible()
  await office.close()

  await callAs(page, email, `shop/orders/${id}/return`, { reason: 'Too big' })
  const { returns } = await callAs(page, sellerEmail, `seller/orders/${id}`)
  expect(returns).toHaveLength(1)
  await callAs(page, sellerEmail, `seller/orders/${id}/returns/${returns[0]._id}`, {
    accept: true,
    note: 'Send it to us',
  })
  await page.reload()
  const asked = main.getByRole('list', { name: 'Returns' })
  await expect(asked).toContainText('Sol’s Homeware: Send it to us')
  await expect(asked).toContainText('Requested')
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible()
  await expectAccessible(page, 'returned order')
})
