import { atom, computed } from 'nanostores'
import { persistedStore } from './persisted-store'

/** The signed-in identity (spec §3), with the roles that only the server sets. */
export interface User {
  uid: string
  email: string
  displayName: string
  photoURL: string | null
  roles: readonly ('seller' | 'admin')[]
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

let tokenSource: () => Promise<string | null> = async () => null

/** Sets how the API client gets the bearer token; the identity module calls it when it is loaded. */
export function setTokenSource(source: () => Promise<string | null>): void {
  tokenSource = source
}

/** The identity token for the API, or null when nobody is signed in. */
export function identityToken(): Promise<string | null> {
  return tokenSource()
}
