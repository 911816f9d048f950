import { expect, type Page } from '@playwright/test'
import { postJson } from './post-json'

/** The accounts that every fresh site has. */
export const accounts = {
  buyer: 'buyer@superium.example',
  seller: 'seller@superium.example',
  admin: 'admin@superium.example',
  password: 'superium-demo',
} as const

/** A new shopper's own e-mail address. */
export const newEmail = (): string => `shopper-${crypto.randomUUID().slice(0, 8)}@superium.example`

/** Signs in on the sign-in page, without waiting for the next page. */
export async function signIn(page: Page, email: string, password: string = accounts.password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).not.toHaveURL(/\/signin/)
}

/** What calls the site without a page's help. */
type Calls = Pick<Page, 'request'>

const identityCall = (call: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo-key`

/** Creates an account, without verifying its address. */
export const signUpUnverified = (page: Calls, email: string) =>
  postJson(page, identityCall('signUp'), {
    ...{ email, password: accounts.password, displayName: 'Rahim Haddad', returnSecureToken: true },
  })

/** The link in the sign-in service's newest message to an address, as a path of the site. */
export async function verificationLink(page: Calls, email: string): Promise<string> {
  const html = await (await page.request.get('/dev/mail')).text()
  const found = [...html.matchAll(/href="(\/emulator\/action[^"]*)"(.*)/g)].find(([, , rest]) => rest?.includes(email))
  if (!found?.[1]) throw new Error(`There is no message to ${email}`)
  return found[1].replaceAll('&amp;', '&')
}

/** Creates an account whose address is verified. */
export async function signUp(page: Calls, email: string) {
  const account = await signUpUnverified(page, email)
  await postJson(page, identityCall('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken: account.idToken })
  const link = new URL(await verificationLink(page, email), 'http://localhost')
  await postJson(page, identityCall('update'), { oobCode: link.searchParams.get('oobCode') })
  return { email, idToken: await tokenOf(page, email) }
}

/** Signs up a new shopper, whose cart and orders no other test shares; resolves to the e-mail address. */
export async function newShopper(page: Calls): Promise<string> {
  const email = newEmail()
  await signUp(page, email)
  return email
}

/** The answer of the sign-in service to the right password of an account. */
export const signInByCall = (page: Calls, email: string) =>
  postJson(page, identityCall('signInWithPassword'), { email, password: accounts.password, returnSecureToken: true })

/** The ID token of an account of this site. */
export const tokenOf = async (page: Calls, email: string): Promise<string> => (await signInByCall(page, email)).idToken

/** Signs out by the account menu of the shop's header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Profile', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('User Logedout')).toBeVisible()
}
