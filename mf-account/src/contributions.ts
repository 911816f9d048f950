import type { Contributions } from '@superium/shared/contract'

/** The entries that this remote contributes to the shell's menus. */
export const contributions = {
  footer: [{ label: 'Sell at Superium', to: '/become-seller', order: 10, column: 'account' }],
} satisfies Contributions
