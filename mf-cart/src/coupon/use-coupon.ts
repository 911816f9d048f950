import { $coupon, $session, useShared } from '@superium/shared/state'

/** The coupon of the cart and how to change it. */
export interface CouponState {
  /** The typed code; null without one. */
  code: string | null
  apply(code: string): void
  remove(): void
}

/** The cart's coupon. A code that another account entered in this browser is ignored. */
export function useCoupon(): CouponState {
  const typed = useShared($coupon)
  const { status, user } = useShared($session)
  const mine = typed && (status === 'loading' || typed.uid === null || typed.uid === user?.uid)
  return {
    code: mine ? typed.code : null,
    apply: (code) => $coupon.set({ code, uid: user?.uid ?? null }),
    remove: () => $coupon.set(null),
  }
}
