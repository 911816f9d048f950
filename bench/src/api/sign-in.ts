import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/src/accounts/demo-accounts'

/** The demo buyer of a site with the Auth emulator. */
export const BUYER = { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD }

/** Signs the demo buyer in through the site, as a browser does. Resolves to the ID token. */
export async function signIn(site: string): Promise<string> {
  const response = await fetch(`${site}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BUYER, returnSecureToken: true }),
  })
  const { idToken } = (await response.json()) as { idToken?: string }
  if (!idToken) throw new Error(`The demo buyer could not sign in (status ${response.status}).`)
  return idToken
}
