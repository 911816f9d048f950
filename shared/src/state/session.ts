import { atom, computed } from 'nanostores'
import { persistedStore } from './persisted-store'

/** The signed-in identity (spec §3), with the roles that only the server sets. */
export interface User {
  uid: string
  email: string
  displayName: string
  photoURL: string | null
  roles: readonly ('seller' | 'admin')[]
  /** Whether the e-mail address is verified; absent until it was checked. */
  emailVerified?: boolean
}

/** `loading` until the first sign-in state is known (spec §4). */
export type Session = { status: 'loading'; user: null } | KnownSession

/** A session after the first report. */
export type KnownSession = { status: 'anonymous'; user: null } | { status: 'signed-in'; user: User }

/** The current session. `@superium/shared/identity` writes it. */
export const $session = atom<Session>({ status: 'loading', user: null })

/** The signed-in user, or null. */
export const $user = computed($session, ({ user }) => user)

/**
 * Spec §3 "shop token": a non-secret marker that somebody signed in on this browser, so that the identity SDK is
 * loaded only to restore a session. In local storage under `shopToken`, removed on logout.
 */
export const $shopToken = persistedStore<'present' | null>('shopToken', null, (value) =>
  value === 'present' ? value : undefined,
)

/** Where the bearer tokens of the API come from. */
interface TokenSource {
  /** The present token, renewed when it has expired. */
  token(): Promise<string | null>
  /** A token that was issued after `refused`; null when the session cannot be renewed. */
  renew(refused: string | null): Promise<string | null>
  /** Ends a session whose fresh token the API refused as well. */
  end(): Promise<void>
}

const NO_SOURCE: TokenSource = { token: async () => null, renew: async () => null, end: async () => undefined }

let tokenSource = NO_SOURCE

/** Sets where the API client gets the bearer token; the identity module calls it when it is loaded. */
export function setTokenSource(source: (() => Promise<string | null>) | TokenSource): void {
  // Releases built with shared 1.6 or before pass a function.
  tokenSource = typeof source === 'function' ? { ...NO_SOURCE, token: source } : source
}

/** The identity token for the API, or null when nobody is signed in. */
export function identityToken(): Promise<string | null> {
  return tokenSource.token()
}

/** A token for repeating a call whose token `refused` got a 401; null when there is none. */
export function renewIdentityToken(refused: string | null): Promise<string | null> {
  return tokenSource.renew(refused)
}

/** Ends the session: the API refused a fresh token, so the person has to sign in again. */
export function endRefusedSession(): Promise<void> {
  return tokenSource.end()
}
