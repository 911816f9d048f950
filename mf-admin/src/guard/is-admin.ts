import type { User } from '@superium/shared/state'

/** Whether the server has given this user the `admin` claim (ruling on spec §2/6). */
export function isAdmin(user: User | null): boolean {
  return user?.roles.includes('admin') ?? false
}
