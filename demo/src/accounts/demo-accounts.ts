import { DEMO_SELLER_UID } from './demo-seller-uid'

/** The demo accounts with their roles as custom claims; `uid` if the demo data refers to the account. */
export const DEMO_ACCOUNTS = [
  { email: 'buyer@superium.example', name: 'Bea Buyer', claims: {} },
  { email: 'seller@superium.example', name: 'Sol Seller', uid: DEMO_SELLER_UID, claims: { seller: true } },
  { email: 'admin@superium.example', name: 'Ada Admin', claims: { admin: true } },
] as const

/** The password of every demo account. */
export const DEMO_PASSWORD = 'superium-demo'
