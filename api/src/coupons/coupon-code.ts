/** Codes are kept in capitals; what somebody types may have any case and spaces around it. */
const COUPON_CODE = /^[A-Z0-9-]{3,32}$/

/** A typed code as it is kept; undefined for a text that no code can be. */
export function couponCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return COUPON_CODE.test(code) ? code : undefined
}
