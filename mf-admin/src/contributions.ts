import type { Contributions } from '@superium/shared/contract'

/** What this remote adds to the shell's menus. */
export const contributions = {
  account: [{ label: 'Admin dashboard', to: '/superium-admin', order: 20, icon: 'dashboard', roles: ['admin'] }],
} satisfies Contributions
