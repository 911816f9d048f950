/** How the browser reaches the identity service; it is in the document (`#superium-config`). */
export interface IdentityConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** Whether to use the local Auth emulator, through the site's own origin. */
  emulator: boolean
  /** Whether the site offers sign-in with Google. */
  google?: boolean
}

let config: IdentityConfig | null = null

/** The shell calls it before anything can sign in. */
export function configureIdentity(value: IdentityConfig): void {
  config = value
}

/** The configuration; throws if the shell set none. */
export function identityConfig(): IdentityConfig {
  if (!config) throw new Error('The site has no identity service configured.')
  return config
}

/** Whether to offer sign-in with Google; false where the shell has set nothing, as on the server. */
export const offersGoogle = (): boolean => config?.google === true

/** Session storage key of the path to return to after a redirect to Google. */
const AT_GOOGLE = 'googleRedirect'

/** Stores the return path before the redirect to Google. */
export function leaveForGoogle(returnTo: string): void {
  try {
    sessionStorage.setItem(AT_GOOGLE, returnTo)
  } catch {
    // Without storage the path is lost, which must not keep anybody from signing in.
  }
}

/** The path to return to, once, when the page comes back from Google; null otherwise. */
export function backFromGoogle(): string | null {
  try {
    const returnTo = sessionStorage.getItem(AT_GOOGLE)
    sessionStorage.removeItem(AT_GOOGLE)
    return returnTo
  } catch {
    return null
  }
}
