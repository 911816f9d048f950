import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { identityConfig } from './identity-config'

let instance: Auth | null = null
let givenUp = false

/** Whether the browser's database has not answered: then nobody knows who was signed in. */
export const databaseGivenUp = (): boolean => givenUp

/**
 * Firebase Authentication, created at first use. IndexedDB keeps the session for all tabs; without it, local storage; without both, this
 * page.
 */
export function firebaseAuth(): Auth {
  if (instance) return instance
  const { emulator, ...options } = identityConfig()
  instance = initializeAuth(initializeApp(options), {
    // The SDK would read from all of them, and wait for the database again.
    persistence: givenUp ? [browserLocalPersistence] : [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulator) connectAuthEmulator(instance, globalThis.location.origin, { disableWarnings: true })
  return instance
}

/** Starts again without IndexedDB, which does not answer: `auth` waits for it for ever, and so does each of its requests. */
export function giveUpDatabase(auth: Auth): void {
  if (auth !== instance) return
  instance = null
  givenUp = true
  // The SDK has a way without IndexedDB, but no setting for it.
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  void deleteApp(auth.app)
}
