import { accounts, newEmail, newShopper, signIn, verificationLink } from '../accounts'
import { expectAccessible } from '../expect-accessible'
import { fillCart } from '../shop-in-browser'
import { expect, type Page, test } from '../site-test'
import { startAsNewShopper, startSession } from '../start-session'
import { useOneApi } from '../use-one-api'

/** Left out: what the emulator's window loads from elsewhere, and refusals for accounts that are closed or deleted. */
test.use({ allowed: { patterns: [/Content Security Policy/, /status of 40[014]/, /ApiError: Sign in first/] } })

/** Answers in Google's place: the emulator's page signs a new Google account in. */
async function answerAsGoogle(window: Page, email: string): Promise<void> {
  await window.locator('.js-new-account').click()
  await window.locator('#email-input').fill(email)
  await window.locator('#display-name-input').fill('Grace Google')
  await window.locator('#sign-in').click()
}

/** Presses a button that opens Google's window, and returns the window. */
async function windowOf(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  return opened
}

/** Answers in Google's place as an account that it knows. */
const answerAgain = (window: Page, email: string) => window.locator('.js-reuse-account', { hasText: email }).click()

test('Continue with Google signs a new account in and returns to where it was wanted; Google confirms its deletion', async ({
  watched: page,
}) => {
  const email = newEmail()
  await page.goto('/myaccount')
  await expect(page).toHaveURL(/\/signin/)
  await answerAsGoogle(await windowOf(page, 'Continue with Google'), email)
  await expect(page).toHaveURL(/\/myaccount/)
  await expect(page.getByText('User registered successfully')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  // The address is Google's word, so that nothing asks to verify it.
  await expect(page.getByText('Verify your email address')).toBeHidden()

  await page.getByRole('tab', { name: 'Account info' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectAccessible(page, 'the deletion of an account of Google', 'main')
  await answerAgain(await windowOf(page, 'Confirm with Google and delete'), email)
  await expect(page.getByText('Your account is deleted. We have sent you an e-mail about it.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('an account of Google sets a password, with which it can sign in and change it', async ({
  watched: page,
  openWatched,
}) => {
  const email = newEmail()
  await page.goto('/signin')
  await answerAsGoogle(await windowOf(page, 'Continue with Google'), email)
  await expect(page).not.toHaveURL(/\/signin/)
  await page.goto('/myaccount/password')
  await expect(page.getByText(`you can also sign in with ${email}`)).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeHidden()
  await expectAccessible(page, 'the password tab of an account of Google', 'main')
  await page.getByLabel('New password').fill(accounts.password)
  await page.getByLabel('Confirm password').fill(accounts.password)
  await answerAgain(await windowOf(page, 'Confirm with Google and set it'), email)
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Current password')).toBeVisible()
  const elsewhere = await openWatched()
  await elsewhere.goto('/signin')
  await signIn(elsewhere, email)
})

test('a closed Google window is said in words', async ({ watched: page }) => {
  await page.clock.install()
  await page.goto('/signup')
  // A browser opens a window at once only for a press that is heard at once.
  await page.waitForFunction(() => window.superiumBooted)
  const opened = await windowOf(page, 'Continue with Google')
  await opened.close()
  await expect(async () => {
    // The identity SDK gives a window that is closed some seconds to answer still.
    await page.clock.fastForward(5000)
    await expect(page.getByText('The Google window was closed before you had signed in. Try again.')).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})

test('where the browser blocks the window the page goes to Google, comes back and returns', async ({
  watched: page,
}) => {
  const email = newEmail()
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/myaccount')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(/\/emulator\/auth\/handler/)
  await answerAsGoogle(page, email)
  await expect(page).toHaveURL(/\/myaccount/)
  await expect(page.getByText(email).first()).toBeVisible()
})

test('sign-up and checkout ask to verify the address, and the shop knows it at once when the link was opened', async ({
  watched: page,
}) => {
  const email = newEmail()
  await fillCart(page, 'books')
  await page.goto('/signup')
  await page.getByLabel('Username').fill('Una Verified')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(accounts.password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).not.toHaveURL(/\/sign/)
  const banner = page.getByRole('region', { name: 'Verify your email address' })
  await page.goto('/checkout')
  await expect(banner).toBeVisible()
  await page.goto('/myaccount')
  await banner.getByRole('button', { name: 'I have opened the link' }).click()
  await expect(banner.getByText('The address is not verified yet.')).toBeVisible()
  await banner.getByRole('button', { name: 'Send the link again' }).click()
  await expect(banner.getByText(`A new link is on its way to ${email}`)).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Send the link again' })).toBeDisabled()
  await expectAccessible(page, 'the account with a banner', 'main')

  // The link opens in another tab. This one notices when it is looked at again, or hears of it from the other, which then
  // says it alone.
  const other = await page.context().newPage()
  await other.goto(await verificationLink(page, email))
  await expect(other).toHaveURL(/\/myaccount/)
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(banner).toBeHidden()
})

/** Waits until the clock shows a later second, because tokens count in whole seconds. */
const nextSecond = (since: number) => expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(since / 1000)

test('signing out everywhere ends the session of another browser with its next call', async ({
  watched: page,
  openWatched,
}) => {
  const email = await startAsNewShopper(page)
  const elsewhere = await openWatched()
  await useOneApi(page, elsewhere)
  await startSession(elsewhere, email)
  const signedInAt = Date.now()
  await elsewhere.goto('/myaccount/info')
  await expect(elsewhere.getByLabel('Full name')).toHaveValue(/\w/)
  await page.goto('/myaccount/password')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await nextSecond(signedInAt)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('You are signed out on all devices.')).toBeVisible()
  await expect(page).toHaveURL(/\/signin/)
  await elsewhere.getByRole('tab', { name: 'My order' }).click()
  await expect(elsewhere.getByText('Your session has ended. Sign in again.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/signin/)
})

test('who forgot the password sets a new one with the link, and signs in with it', async ({ watched: page }) => {
  const email = await newShopper(page)
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText(/a message with a link is on its way/)).toBeVisible()

  const mails = await page.context().newPage()
  await mails.goto('/dev/mail')
  const mail = mails.getByRole('listitem').filter({ hasText: 'Reset your password' }).filter({ hasText: email })
  await mail.getByLabel('New password').fill('a-new-password')
  await mail.getByRole('button', { name: 'Set it' }).click()
  await expect(mails.getByText(/password has been successfully updated/)).toBeVisible()
  await mails.close()

  await page.goto('/signin')
  await signIn(page, email, 'a-new-password')
})
