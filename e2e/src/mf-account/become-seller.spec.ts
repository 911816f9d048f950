import { accounts, newEmail } from '../accounts'
import { chooseApplicationPictures } from '../choose-application-pictures'
import { drawPicture } from '../draw-picture'
import { expectAccessible } from '../expect-accessible'
import { mailArrived } from '../mail-arrived'
import { verifyEmail } from '../server-side/verify-email'
import { expect, test } from '../site-test'
import { startSession } from '../start-session'
import { typeAlong } from '../type-along'
import { approveSeller, declineSeller, openSeller } from './decide-on-seller'

// A new role makes the token of before invalid; calls are repeated with a fresh one.
test.use({ allowed: { patterns: [/status of 401 \(Unauthorized\)/] } })

test('a visitor reads what is missing, applies by keyboard, is declined, applies again and is approved; each step is mailed', async ({
  watched: page,
  openWatched,
  sessionOf,
}) => {
  // Two people on eight pages: on a busy machine a minute is not enough.
  test.setTimeout(120_000)
  const email = newEmail()
  const shopName = `Lake ${email.slice(8, 16)}`
  const office = await openWatched({ storageState: await sessionOf('admin') })

  await test.step('what is wrong is said at each field, and the focus goes to the first', async () => {
    await page.goto('/help')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sell at Superium' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create Seller Account' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Seller Account' }).press('Enter')
    await expect(page.getByText('13 things are missing or wrong')).toBeVisible()
    await expect(page.getByLabel('Profile Picture')).toBeFocused()
    await expectAccessible(page, '/become-seller with errors', 'main')
    await page.getByLabel('Logo').setInputFiles(await drawPicture(page, 'small.png', '#000000', 120))
    await expect(page.getByText('The picture must be at least 300×300 pixels. This one has 120×120.')).toBeVisible()
    // The legend of an outlined field opens its border for the label; a floating one would not.
    await expect(page.locator('fieldset fieldset legend').first()).toHaveCSS('float', 'none')
  })

  await test.step('the visitor signs up and applies by keyboard', async () => {
    await page.getByLabel('First Name').focus()
    // The district's list is chosen by its first letters.
    await typeAlong(page, ['Lina', 'Lake', email, '01700000000', 'Syl', 'Lake Road 4', accounts.password])
    await page.keyboard.press('Tab')
    await typeAlong(page, [accounts.password])
    await page.getByLabel('Shop Name').focus()
    await typeAlong(page, [shopName, 'Lake Road 5'])
    await page.reload()
    await expect(page.getByLabel('Shop Name')).toHaveValue(shopName)
    await expect(page.getByLabel('District')).toHaveValue('Sylhet')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.getByLabel('Password', { exact: true }).fill(accounts.password)
    await page.getByLabel('Re-enter Password').fill(accounts.password)
    await chooseApplicationPictures(page)
    await page.getByRole('button', { name: 'Create Seller Account' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
    await expectAccessible(page, '/become-seller', 'main')
  })

  await test.step('an unverified address cannot be approved; it is declined with a reason', async () => {
    await openSeller(office, shopName)
    await expect(office.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expect(office.getByRole('img', { name: `Logo of ${shopName}` })).toBeVisible()
    await declineSeller(office, 'The logo is not yours.')
    await expectAccessible(office, 'a seller in the administration', 'main')
  })

  await test.step('the applicant reads why, verifies the address and applies again', async () => {
    await page.goto('/become-seller')
    await expect(page.getByRole('heading', { name: 'Your application was declined' })).toBeVisible()
    await expect(page.getByText('The logo is not yours.').first()).toBeVisible()
    await verifyEmail(email)
    await startSession(page, email)
    await page.goto('/become-seller')
    await page.getByLabel('Logo').setInputFiles(await drawPicture(page, 'own.png', '#7a3b8f'))
    await page.getByRole('button', { name: 'Apply again' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We are looking at your application' })).toBeVisible()
    await expect(page.getByText(/Verify your e-?mail address/)).toHaveCount(0)
  })

  await test.step('the administrator approves, and the applicant has a shop', async () => {
    await openSeller(office, shopName)
    await approveSeller(office)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See your shop' })).toHaveAttribute('href', /^\/shop\/lake-/)
    const steps = page.getByRole('list', { name: 'Steps of your application' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Approved/, /^Applied/, /^DeclinedThe logo is not yours/, /^Applied/])
    await expectAccessible(page, '/become-seller', 'main')
  })

  await test.step('each step was mailed', async () => {
    for (const subject of [
      /^We have received your application/,
      /^Your application was declined/,
      /^Your shop is approved/,
    ])
      await mailArrived(office, email, subject)
  })
})
