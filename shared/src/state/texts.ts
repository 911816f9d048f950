/** Texts of the shared state. */
export const stateTexts = {
  storageFull: 'This browser has no room left for the shop. What you add is kept until you close this page.',
} as const
