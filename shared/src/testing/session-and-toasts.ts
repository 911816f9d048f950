import { act } from '@testing-library/react'
import { $session, $toasts, type User } from '../state'

/** The shopper whom tests sign in; `change` overrides fields. */
export const testUser = (change: Partial<User> = {}): User => ({
  uid: 'u1',
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: null,
  roles: [],
  ...change,
})

/** Signs a user in, as the identity module does. */
export function signIn(change: Partial<User> = {}): void {
  act(() => $session.set({ status: 'signed-in', user: testUser(change) }))
}

/** Makes the visitor anonymous. */
export function signOut(): void {
  act(() => $session.set({ status: 'anonymous', user: null }))
}

/** The messages that are shown, oldest first. */
export const toasts = (): string[] => $toasts.get().map(({ message }) => message)
