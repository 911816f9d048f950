import { accounts } from './accounts'
import { callAs } from './call-as'
import { chooseApplicationPictures } from './choose-application-pictures'
import { drawPicture } from './draw-picture'
import { expectAccessible } from './expect-accessible'
import { expect, type Page, test } from './site-test'
import { startAsNewShopper } from './start-session'
import { typeAlong } from './type-along'

test.use({
  // A new role makes the token of before invalid; calls are repeated with a fresh one.
  allowed: { patterns: [/status of 401 \(Unauthorized\)/] },
  // What is missing is named, and not waited for until the journey's time is over.
  actionTimeout: 30_000,
})

/** Applies, is approved, and resolves to the path of the shop. */
async function openShop(page: Page, shopName: string): Promise<string> {
  await page.goto('/become-seller')
  await page.getByLabel('First Name').fill('Lina')
  await page.getByLabel('Last Name').fill('Lake')
  await page.getByLabel('Phone').focus()
  // The district's list is chosen by its first letters.
  await typeAlong(page, ['01700000000', 'Syl', 'Lake Road 4', shopName, 'Lake Road 5'])
  await chooseApplicationPictures(page)
  await expectAccessible(page, 'the seller form of somebody signed in', 'main')
  await page.getByRole('button', { name: 'Create Seller Account' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeFocused()
  const [applied] = await callAs(page, accounts.admin, `admin/sellers?search=${encodeURIComponent(shopName)}`)
  await callAs(page, accounts.admin, `admin/sellers/${applied.id}/decisions`, { decision: 'approve' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
  return (await page.getByRole('link', { name: 'See your shop' }).getAttribute('href')) ?? ''
}

/** Adds a product with a picture and the variants Red and Blue. */
async function listProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Go to your seller desk' }).press('Enter')
  await expect(page).toHaveURL('/seller')
  await expect(page.getByRole('img', { name: 'No sales in these days.' })).toBeVisible()
  await expectAccessible(page, 'the desk of a new seller', 'main')
  await page
    .getByRole('navigation', { name: 'Seller desk menu' })
    .getByRole('link', { name: 'Products' })
    .press('Enter')
  await page.getByRole('link', { name: 'Add a product' }).first().press('Enter')
  await page.getByRole('textbox', { name: /^Name/ }).focus()
  await typeAlong(page, [name, 'Glows by the lake.', 'Lake', 'Red', '', 'Book', '', '', '20', '1'])
  await page
    .getByLabel('Add pictures', { exact: true })
    .setInputFiles(await drawPicture(page, 'lamp.png', '#aa3333', 800))
  await page.getByLabel('What picture 1 shows').fill('A red lamp')
  await page.getByRole('button', { name: 'Add the product' }).press('Enter')
  await expect(page).toHaveURL(/\/seller\/products\/[0-9a-f-]{36}$/)
  for (const [number, colour, price, stock] of [
    [1, 'Red', '20', '3'],
    [2, 'Blue', '27.50', '4'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a variant' }).press('Enter')
    await page
      .getByRole('group', { name: `Variant ${number}` })
      .getByLabel('Colour')
      .focus()
    await typeAlong(page, [colour, '', price, stock])
  }
  await page.getByRole('button', { name: 'Save variants' }).press('Enter')
  await expect(page.getByText('4 in stock')).toBeVisible()
}

/** Finds the product in its shop, and puts Blue into the cart. */
async function takeBlue(phone: Page, shop: string, product: string, shopName: string): Promise<void> {
  await phone.goto(shop)
  await expect(phone.getByRole('heading', { level: 1, name: shopName })).toBeVisible()
  await phone.getByRole('list', { name: 'Products' }).getByRole('link', { name: product }).first().press('Enter')
  await expect(phone.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await expect(phone.getByRole('img', { name: 'A red lamp' }).first()).toBeVisible()
  await phone.getByRole('radio', { name: 'Blue' }).press('Space')
  await expect(phone.getByRole('main').getByText('$27.50').filter({ visible: true }).first()).toBeVisible()
  await phone
    .getByRole('button', { name: /add to cart/i })
    .first()
    .press('Enter')
  await expect(phone.getByText('Added to cart!')).toBeVisible()
  await phone.goto('/cart')
  await expect(phone.getByRole('main').getByText(`Sold by ${shopName}`).first()).toBeVisible()
}

test('a shopper becomes a seller and lists a product, which a buyer finds and takes in one of its variants', async ({
  watched: page,
  openWatched,
}) => {
  const email = await startAsNewShopper(page)
  const shopName = `Pond ${email.slice(8, 16)}`
  const product = `Lamp of ${shopName}`
  const phone = await openWatched({ viewport: { width: 390, height: 844 } })

  const shop = await test.step('the shopper applies and gets a shop', () => openShop(page, shopName))
  expect(shop).toMatch(/^\/shop\/pond-/)
  await test.step('the seller lists a product with two variants', () => listProduct(page, product))
  await test.step('a buyer finds it in the shop and takes one variant', () => takeBlue(phone, shop, product, shopName))
})
