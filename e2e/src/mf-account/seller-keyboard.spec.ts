import { accounts, newShopper } from '../accounts'
import { callAs } from '../call-as'
import { drawPicture } from '../draw-picture'
import { expect, type Page, test } from '../site-test'
import { startSession } from '../start-session'
import { pressOn, skipToMain, tabTo, typeInto } from './by-keyboard'
import { orderOfThree } from './order-of-three-senders'

// What is missing is named, and not waited for until the test's time is over.
test.use({ actionTimeout: 30_000 })

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Seller desk menu' }).getByRole('link', { name, exact: true })

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/seller')
  await expect(page).toHaveURL('/signin')
  await typeInto(page, page.getByLabel('Email'), accounts.seller)
  await typeInto(page, page.getByLabel('Password', { exact: true }), accounts.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/seller')
}

/** Lists a product with a picture and a variant, and counts more pieces of it. */
async function listProduct(page: Page, name: string): Promise<void> {
  await pressOn(page, menuLink(page, 'Products'))
  await expect(page).toHaveURL('/seller/products')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Add a product' }))
  await expect(page).toHaveURL('/seller/products/new')
  await typeInto(page, page.getByRole('textbox', { name: /^Name/ }), name)
  await typeInto(page, page.getByLabel('Brand'), 'Lake')
  await typeInto(page, page.getByLabel('Colour'), 'Navy')
  await typeInto(page, page.getByRole('combobox', { name: 'Category' }), 'Book')
  await typeInto(page, page.getByLabel('Price in dollars'), '20')
  await typeInto(page, page.getByLabel('Pieces in stock'), '5')
  const picture = page.getByLabel('Add pictures', { exact: true })
  await tabTo(page, picture)
  await picture.setInputFiles(await drawPicture(page, 'lamp.png', '#aa3333', 800))
  await typeInto(page, page.getByLabel('What picture 1 shows'), 'A red lamp')
  await pressOn(page, page.getByRole('button', { name: 'Add the product' }))
  await expect(page).toHaveURL(/\/seller\/products\/[0-9a-f-]{36}$/)
  await pressOn(page, page.getByRole('button', { name: 'Add a variant' }))
  const variant = page.getByRole('group', { name: 'Variant 1' })
  await typeInto(page, variant.getByLabel('Colour'), 'Red')
  await typeInto(page, variant.getByLabel('First stock'), '3')
  await pressOn(page, page.getByRole('button', { name: 'Save variants' }))
  await typeInto(page, page.getByLabel(/Add to or take from Red/), '4')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Red\s*7 in stock$/)).toBeVisible()
}

/** Finds an order by its number, sends its pieces with tracking, and says that they arrived. */
async function shipAndDeliver(page: Page, orderNumber: string): Promise<void> {
  await pressOn(page, menuLink(page, 'Orders'))
  await expect(page).toHaveURL('/seller/orders')
  await typeInto(page, page.getByRole('searchbox', { name: 'Order, product or tracking' }), orderNumber)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=/)
  // Its heading and the order: a list that changes below the key takes the focus away.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await pressOn(page, page.getByRole('link', { name: orderNumber }))
  await typeInto(page, page.getByLabel('Carrier'), 'Quick Post')
  await typeInto(page, page.getByLabel('Tracking number'), 'QP-18')
  await pressOn(page, page.getByRole('button', { name: 'Mark as shipped' }))
  // The form is gone; who reads by ear goes on at the order's title.
  const title = page.getByRole('heading', { name: `Order ${orderNumber}` })
  await expect(title).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Mark as delivered' }))
  const asked = page.getByRole('dialog', { name: /^Has the courier collected/ })
  await pressOn(page, asked.getByRole('button', { name: 'Mark as delivered' }))
  await expect(page.getByText('The parcel is marked as delivered.')).toBeVisible()
  await expect(title).toBeFocused()
}

/** Reaches a waiting return from the overview, and refuses it with a note. */
async function refuseReturn(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/seller')
  await expect(page.getByRole('link', { name: 'Returns waiting' })).toBeVisible()
  await skipToMain(page)
  await pressOn(page, page.getByRole('link', { name: 'Returns waiting' }))
  await expect(page).toHaveURL('/seller/orders?status=return-requested')
  await pressOn(page, page.getByRole('link', { name: orderNumber }))
  await pressOn(page, page.getByRole('button', { name: 'Refuse the return' }))
  await expect(page.getByLabel('Why you refuse it; the buyer reads this')).toBeFocused()
  await page.keyboard.type('It was worn.')
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Refuse the return' }))
  await expect(page.getByText('Your note: It was worn.')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeFocused()
}

/** Opens the product in the shop. */
async function seeInShop(page: Page, name: string): Promise<void> {
  await page.goto(page.url().replace('/seller/products/', '/product-detail/'))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A red lamp' }).first()).toBeVisible()
  await expect(page.getByText('Sold by Sol’s Homeware').first()).toBeVisible()
}

test('a seller signs in and lists a product with a variant with Tab, Enter and typing alone; the shop has it', async ({
  watched: page,
}) => {
  const name = `Tab lamp ${crypto.randomUUID().slice(0, 8)}`
  await test.step('signs in', () => signInByKeyboard(page))
  await test.step('lists a product', () => listProduct(page, name))
  await test.step('sees it in the shop', () => seeInShop(page, name))
})

test('a seller ships an order and answers a return with Tab, Enter and typing alone', async ({ watched: page }) => {
  const buyer = await newShopper(page)
  const { _id: id, orderNumber } = await orderOfThree(page, buyer)
  await startSession(page, accounts.seller)
  await page.goto('/seller')
  await test.step('ships an order', () => shipAndDeliver(page, orderNumber))
  // The buyer's other parcels are still to be sent.
  await callAs(page, buyer, `shop/orders/${id}/return`, { chosenReason: 'does-not-fit' })
  await test.step('refuses the return', () => refuseReturn(page, orderNumber))
})
