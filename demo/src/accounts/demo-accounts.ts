/** The demo accounts and their roles, which are custom claims of the identity service. */
export const DEMO_ACCOUNTS = [
  { email: 'buyer@superium.example', name: 'Bea Buyer', claims: {} },
  { email: 'seller@superium.example', name: 'Sol Seller', claims: { seller: true } },
  { email: 'admin@superium.example', name: 'Ada Admin', claims: { admin: true } },
] as const

/** The password of every demo account. */
export const DEMO_PASSWORD = 'superium-demo'
