import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/src/accounts/demo-accounts'

/** The demo buyer of a site with the Auth emulator. */
export const BUYER = { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD }

/** Signs in a demo account (by default the buyer) through the site, like a browser. Resolves to the ID token. */
export async function signIn(site: string, email: string = BUYER.email): Promise<string> {
  const response = await fetch(`${site}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...BUYER, email, returnSecureToken: true }),
  })
  const { idToken } = (await response.json()) as { idToken?: string }
  if (!idToken) throw new Error(`${email} could not sign in (status ${response.status}).`)
  return idToken
}
