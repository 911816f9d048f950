import { accounts, tokenOf } from './accounts'
import { callAs } from './call-as'
import { expectAccessible } from './expect-accessible'
import { expectFits } from './expect-fits'
import { sendOrder } from './place-order'
import { productOfSeller } from './product-of-seller'
import { expect, type Page, test } from './site-test'
import { startAsNewShopper } from './start-session'
import { typeAlong } from './type-along'

test.use({ as: 'seller' })

async function ship(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/seller/orders')
  await page.getByRole('link', { name: orderNumber }).press('Enter')
  await page.getByLabel('Carrier').focus()
  await typeAlong(page, ['Quick Post', 'QP-17', 'https://post.example/QP-17'])
  await expectAccessible(page, 'an order to ship', 'main')
  await page.getByRole('button', { name: 'Mark as shipped' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
}

test('a seller sends a variant with tracking, which its buyer follows, and answers the buyer’s review', async ({
  watched: page,
  openWatched,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  const product = `Lamp ${word}`
  const headline = `A warm light ${word}`
  const phone = await openWatched({ viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } })
  const buyer = await startAsNewShopper(phone)
  const id = await productOfSeller(page, product, 'Blue', 4)
  const paid = { paymentType: 'cash_on_delivery', quantity: 1 }
  const order = await sendOrder(page, buyer, await tokenOf(page, buyer), id, paid)
  await callAs(page, accounts.admin, `admin/orders/${order._id}/status`, { status: 'Confirmed' })

  await test.step('the seller ships it', () => ship(page, order.orderNumber))

  await test.step('the buyer sees the parcel', async () => {
    await phone.goto(`/myaccount/orders/${order._id}`)
    const parcels = phone.getByRole('list', { name: 'Parcels' })
    await expect(parcels).toContainText('Sold by Sol’s Homeware')
    await expect(parcels).toContainText('QP-17')
    await expect(parcels.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute(
      'href',
      'https://post.example/QP-17',
    )
    await expectFits(phone, 'the order on a phone')
    await expectAccessible(phone, 'the order on a phone', 'main')
  })

  await test.step('after delivery the buyer reviews the chosen variant', async () => {
    await page.getByRole('button', { name: 'Mark as delivered' }).press('Enter')
    const asked = page.getByRole('dialog', { name: /^Has the courier collected/ })
    await asked.getByRole('button', { name: 'Mark as delivered' }).press('Enter')
    await expect(page.getByText('The parcel is marked as delivered.')).toBeVisible()
    await phone.reload()
    await phone.getByRole('link', { name: `Leave review of ${product}` }).press('Enter')
    await expect(phone.getByText('You bought: Blue')).toBeVisible()
    await phone.getByRole('radio', { name: '5 stars' }).press('Space')
    await phone.getByLabel('Headline').focus()
    await typeAlong(phone, [headline, 'It glows.'])
    await phone.getByRole('button', { name: 'Publish review' }).press('Enter')
    const review = phone.getByRole('article', { name: headline }).first()
    await expect(review).toContainText('Bought: Blue')
  })

  await test.step('the seller answers, and the buyer reads the answer at the product', async () => {
    await page.goto('/seller/reviews')
    await page.getByRole('button', { name: new RegExp(`^Reply.*${headline}`) }).press('Enter')
    await expect(page.getByLabel(/^Your reply to/)).toBeFocused()
    await typeAlong(page, ['Thank you, enjoy it.'])
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your reply is published.')).toBeVisible()
    await expectAccessible(page, 'the answered review', 'main')
    await phone.goto(`/product-detail/${id}`)
    await expect(phone.getByRole('main').getByText('Sold by Sol’s Homeware').first()).toBeVisible()
    await expect(phone.getByText('Thank you, enjoy it.').first()).toBeVisible()
    await expectAccessible(phone, 'the product with an answered review', 'main')
  })
})
