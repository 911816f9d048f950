import type { User } from '@superium/shared/state'
import { type OpenPage, openPage, signIn } from '@superium/shared/testing'
import routes from '../routes'

/** The signed-in administrator in tests. */
export const admin: Partial<User> = {
  uid: 'a1',
  email: 'admin@superium.example',
  displayName: 'Ada Admin',
  roles: ['admin'],
}

// jsdom has no screen, so tests use a wide one.
window.matchMedia ??= ((query: string) => ({ matches: query.includes('min-width') })) as typeof window.matchMedia

/** Opens a page of the administration with the administrator signed in; `change` overrides fields of the user. */
export function openAdminPage(address: string, change: Partial<User> = {}): Promise<OpenPage> {
  signIn({ ...admin, ...change })
  return openPage(routes, address)
}
