/** A demo account of every site that has the Auth emulator. */
export const BUYER = { email: 'buyer@superium.example', password: 'superium-demo' } as const

/** Signs the demo buyer in over the site, as a browser would; resolves to the identity token. */
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
