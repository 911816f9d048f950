import { accounts, newEmail, newShopper, signIn, verificationLink } from './accounts'
import { chooseApplicationPictures } from './choose-application-pictures'
import { approveSeller, declineSeller, openSeller } from './decide-on-seller'
import { drawPicture } from './draw-picture'
import { expectAccessible } from './expect-accessible'
import { fillBilling } from './shop-in-browser'
import { expect, type Page, test } from './site-test'
import { typeAlong } from './type-along'

test.use({
  // A new role makes the token of before invalid; calls are repeated with a fresh one.
  allowed: { patterns: [/status of 401 \(Unauthorized\)/] },
  // What is missing is named, and not waited for until the journey's time is over.
  actionTimeout: 30_000,
})

async function signUpAndVerify(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Username').focus()
  await typeAlong(page, ['Lina Lake', email])
  await page.getByLabel('Password', { exact: true }).fill(accounts.password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/sign/)
  await expect(async () => {
    await page.goto(await verificationLink(page, email))
  }).toPass()
  await expect(page).toHaveURL(/\/myaccount/)
}

async function apply(page: Page, shopName: string): Promise<void> {
  await page.goto('/become-seller')
  await page.getByLabel('First Name').fill('Lina')
  await page.getByLabel('Last Name').fill('Lake')
  await page.getByLabel('Phone').focus()
  // The district's list is chosen by its first letters.
  await typeAlong(page, ['01700000000', 'Syl', 'Lake Road 4', shopName, 'Lake Road 5'])
  await chooseApplicationPictures(page)
  await expectAccessible(page, 'the seller form of somebody signed in')
  await page.getByRole('button', { name: 'Create Seller Account' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeFocused()
}

/** Adds a product with a picture and the variants Red and Blue; resolves to its page. */
async function listProduct(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Go to your seller desk' }).press('Enter')
  await expect(page).toHaveURL('/seller')
  await expect(page.getByRole('img', { name: 'No sales in these days.' })).toBeVisible()
  await expectAccessible(page, 'the desk of a new seller')
  await page
    .getByRole('navigation', { name: 'Seller desk menu' })
    .getByRole('link', { name: 'Products' })
    .press('Enter')
  await page.getByRole('link', { name: 'Add a product' }).first().press('Enter')
  await page.getByLabel('Name').focus()
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
  await expectAccessible(page, 'the product form')
  return page.url().replace('/seller/products/', '/product-detail/')
}

/** Finds the product in its shop, chooses Blue and orders it for cash; resolves to the order's number. */
async function buyBlue(phone: Page, shop: string, product: string, shopName: string): Promise<string> {
  await phone.goto('/signin')
  await signIn(phone, await newShopper(phone))
  await phone.goto(shop)
  await expect(phone.getByRole('heading', { level: 1, name: shopName })).toBeVisible()
  await expectAccessible(phone, 'the new shop on a phone')
  await phone.getByRole('list', { name: 'Products' }).getByRole('link', { name: product }).first().press('Enter')
  await expect(phone.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await expect(phone.getByRole('img', { name: 'A red lamp' }).first()).toBeVisible()
  await phone.getByRole('radio', { name: 'Blue' }).press('Space')
  await expect(phone.getByRole('main').getByText('$27.50').filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(phone, 'the new product on a phone')
  await phone
    .getByRole('button', { name: /add to cart/i })
    .first()
    .press('Enter')
  await expect(phone.getByText('Added to cart!')).toBeVisible()
  await phone.goto('/cart')
  await expect(phone.getByRole('main').getByText(`Sold by ${shopName}`).first()).toBeVisible()
  await phone.goto('/checkout')
  await fillBilling(phone)
  await phone.getByRole('button', { name: 'Confirm Order' }).press('Enter')
  await expect(phone.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await phone.getByRole('link', { name: 'View my orders' }).press('Enter')
  await phone.getByRole('link', { name: /^View Order/ }).press('Enter')
  const heading = phone.getByRole('heading', { level: 1, name: /^Order #/ })
  await expect(heading).toBeVisible()
  await expect(phone.getByRole('main').getByText('Blue', { exact: true }).first()).toBeVisible()
  return ((await heading.textContent()) ?? '').replace('Order #', '').trim()
}

async function ship(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/seller/orders')
  await page.getByRole('link', { name: orderNumber }).press('Enter')
  await page.getByLabel('Carrier').focus()
  await typeAlong(page, ['Quick Post', 'QP-17', 'https://post.example/QP-17'])
  await expectAccessible(page, 'an order to ship')
  await page.getByRole('button', { name: 'Mark as shipped' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
}

test('a visitor becomes a seller, sells a variant to a buyer, sends it, and answers the buyer’s review', async ({
  watched: page,
  openWatched,
}) => {
  test.setTimeout(480_000)
  const email = newEmail()
  const shopName = `Pond ${email.slice(8, 16)}`
  const product = `Lamp of ${shopName}`
  const office = await openWatched()
  const phone = await openWatched({ viewport: { width: 390, height: 844 } })
  await office.goto('/signin')
  await signIn(office, accounts.admin)

  await test.step('the visitor signs up, verifies the address and applies', async () => {
    await signUpAndVerify(page, email)
    await apply(page, shopName)
  })

  await test.step('the administrator declines with a reason, which the visitor reads and applies again', async () => {
    await openSeller(office, shopName)
    await declineSeller(office, 'The logo is not yours.')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your application was declined' })).toBeVisible()
    await expect(page.getByText('The logo is not yours.').first()).toBeVisible()
    await page.getByLabel('Logo').setInputFiles(await drawPicture(page, 'own.png', '#7a3b8f'))
    await page.getByRole('button', { name: 'Apply again' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeVisible()
  })

  const shop = await test.step('the administrator approves', async () => {
    await openSeller(office, shopName)
    await approveSeller(office)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
    return (await page.getByRole('link', { name: 'See your shop' }).getAttribute('href')) ?? ''
  })
  expect(shop).toMatch(/^\/shop\/pond-/)

  const address = await test.step('the seller lists a product with two variants', () => listProduct(page, product))
  const number = await test.step('a buyer finds it in the shop and buys one variant', () =>
    buyBlue(phone, shop, product, shopName))

  await test.step('the administrator confirms, and the seller ships with tracking', async () => {
    await office.goto(`/superium-admin/orders?search=${number}`)
    await office.getByRole('link', { name: number }).press('Enter')
    await office.getByRole('main').getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(office.getByRole('main').getByRole('button', { name: 'Send a parcel' })).toBeVisible()
    await ship(page, number)
  })

  await test.step('the buyer sees the parcel', async () => {
    await phone.reload()
    const parcels = phone.getByRole('list', { name: 'Parcels' })
    await expect(parcels).toContainText(`Sold by ${shopName}`)
    await expect(parcels).toContainText('QP-17')
    await expect(parcels.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute(
      'href',
      'https://post.example/QP-17',
    )
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(phone, 'the order on a phone')
  })

  await test.step('after delivery the buyer reviews the chosen variant', async () => {
    await page.getByRole('button', { name: 'Mark as delivered' }).press('Enter')
    await expect(page.getByText('The parcel is marked as delivered.')).toBeVisible()
    await phone.reload()
    await phone.getByRole('link', { name: `Leave review of ${product}` }).press('Enter')
    await expect(phone.getByText('You bought: Blue')).toBeVisible()
    await phone.getByRole('radio', { name: '5 stars' }).press('Space')
    await phone.getByLabel('Headline').focus()
    await typeAlong(phone, ['A warm light', 'It glows.'])
    await phone.getByRole('button', { name: 'Publish review' }).press('Enter')
    const review = phone.getByRole('article', { name: 'A warm light' }).first()
    await expect(review).toContainText('Bought: Blue')
  })

  await test.step('the seller answers, and the buyer reads the answer at the product', async () => {
    await page.goto('/seller/reviews')
    await page.getByRole('button', { name: /^Reply.*A warm light/ }).press('Enter')
    await expect(page.getByLabel(/^Your reply to/)).toBeFocused()
    await typeAlong(page, ['Thank you, enjoy it.'])
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your reply is published.')).toBeVisible()
    await expectAccessible(page, 'the answered review')
    await phone.goto(address)
    await expect(phone.getByRole('main').getByText(`Sold by ${shopName}`).first()).toBeVisible()
    await expect(phone.getByText('Thank you, enjoy it.').first()).toBeVisible()
    await expectAccessible(phone, 'the product with an answered review')
  })
})
