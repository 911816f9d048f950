import type { Page } from '@playwright/test'
import { newShopper, signInByCall } from './accounts'

/** Signs an account in as the sign-in form does, but without a page: what is opened next has its session. */
export async function startSession(page: Page, email: string): Promise<void> {
  const account = await signInByCall(page, email)
  const user = {
    ...{ uid: account.localId, email, displayName: account.displayName, emailVerified: true, isAnonymous: false },
    ...{ providerData: [], apiKey: 'demo-key', appName: '[DEFAULT]' },
    stsTokenManager: {
      ...{ accessToken: account.idToken, refreshToken: account.refreshToken },
      expirationTime: Date.now() + Number(account.expiresIn) * 1000,
    },
  }
  await page.goto('/favicon.svg')
  await page.evaluate((text) => {
    // The identity SDK moves its session from here to where it keeps it.
    localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', text)
    localStorage.setItem('shopToken', '"present"')
  }, JSON.stringify(user))
}

/** Signs in a new shopper, whose cart and orders no other test shares; resolves to the e-mail address. */
export async function startAsNewShopper(page: Page): Promise<string> {
  const email = await newShopper(page)
  await startSession(page, email)
  return email
}
