import { accounts, newShopper, signOut, tokenOf } from './accounts'
import { callAs } from './call-as'
import { expectAccessible } from './expect-accessible'
import { postJson } from './post-json'
import { expect, type Page, test } from './site-test'
import { startSession } from './start-session'
import { useOneApi } from './use-one-api'

// The refused calls of a session that has ended.
test.use({ allowed: { patterns: [/status of 40[01]/] } })

/** Signs up a shopper whom the shop knows. */
async function newPerson(page: Page): Promise<string> {
  const email = await newShopper(page)
  await callAs(page, email, 'user/login', { email })
  return email
}

/**
 * Makes a new administrator, whose page uses one API; resolves to the address, and to what ends all sessions of theirs.
 */
async function newAdministrator(page: Page) {
  const email = await newPerson(page)
  const headers = { authorization: `Bearer ${await tokenOf(page, accounts.admin)}` }
  const [{ uid }] = await callAs(page, accounts.admin, `admin/users?search=${email}`)
  await callAs(page, accounts.admin, `admin/users/${uid}/administrator`, { administrator: true }, 'PUT')
  const api = await useOneApi(page)
  // This stream would end the session, too, perhaps before the test's own step.
  await page.route('**/api/v1/admin/waiting', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': quiet\n\n' }),
  )
  const endSessions = async (): Promise<void> => {
    const path = `${api}/api/v1/admin/users/${uid}/sign-out`
    await postJson(page, path, { reason: 'Lost telephone.' }, headers)
  }
  return { email, endSessions }
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You are signed out' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(accounts.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('an administrator who is signed out everywhere while adding a product signs in again and saves it', async ({
  watched: page,
}) => {
  const { email, endSessions } = await newAdministrator(page)
  await startSession(page, email)
  await page.goto('/superium-admin/new')
  const name = `Kept teapot ${crypto.randomUUID().slice(0, 8)}`
  const fields = { Name: name, Description: 'Pours well.', Brand: 'Kiln', Colour: 'Green' }
  for (const [label, value] of Object.entries({ ...fields, 'Price in dollars': '34.90', Stock: '8' }))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  await page.getByLabel(/^Category/).selectOption('Kitchen')
  await endSessions()
  await page.getByRole('button', { name: 'Add product' }).click()

  const dialog = page.getByRole('dialog', { name: 'You are signed out' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page, 'signing in again', 'dialog[open]')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password').fill('mistyped')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(/password/)
  await dialog.getByLabel('Password').clear()
  await signInAgain(page)

  await expect(page).toHaveURL('/superium-admin/new')
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Pours well.')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name)
})

test('a reason in an open dialog outlives the session, too', async ({ watched: page }) => {
  const { email, endSessions } = await newAdministrator(page)
  const person = await newPerson(page)
  await startSession(page, email)
  await page.goto(`/superium-admin/users?search=${person}`)
  await page.getByRole('row', { name: person }).getByRole('link').first().click()
  await page.getByRole('button', { name: /out everywhere/ }).click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await reason.fill('They asked for it.')
  await endSessions()
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await signInAgain(page)
  await expect(reason).toHaveValue('They asked for it.')
  await expect(page.getByRole('button', { name: 'Sign out everywhere', exact: true })).toBeFocused()
})

test('a seller who logs out in another tab finds the product as it was typed, and nobody reads it meanwhile', async ({
  watched: page,
}) => {
  await startSession(page, accounts.seller)
  await page.goto('/seller/products/new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Kept lantern')
  const other = await page.context().newPage()
  await other.goto('/')
  await signOut(other)

  await expect(page.getByRole('dialog', { name: 'You are signed out' })).toBeVisible()
  // Under an opaque backdrop.
  const cover = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]')
    return shown && getComputedStyle(shown, '::backdrop').backgroundColor
  })
  expect(cover).toMatch(/^rgb\(/)
  await signInAgain(page)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Kept lantern')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
})
