import { persistedStore } from './persisted-store'

/** A coupon's code as it was typed for the cart, and who typed it; a guest's has no `uid`. */
export interface TypedCoupon {
  code: string
  uid: string | null
}

function parse(value: unknown): TypedCoupon | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('uid' in value)) return undefined
  const { code, uid } = value
  return typeof code === 'string' && (typeof uid === 'string' || uid === null) ? { code, uid } : undefined
}

/** The cart's coupon, in local storage under `superium:coupon`, shared by every tab; null without one. */
export const $coupon = persistedStore<TypedCoupon | null>('superium:coupon', null, parse)
