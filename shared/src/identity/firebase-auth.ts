import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { identityConfig } from './identity-config'

let instance: Auth | null = null

/** Firebase Authentication, created at first use. IndexedDB (or local storage) keeps the session for all tabs. */
export function firebaseAuth(): Auth {
  if (instance) return instance
  const { emulator, ...options } = identityConfig()
  instance = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulator) connectAuthEmulator(instance, globalThis.location.origin, { disableWarnings: true })
  return instance
}
