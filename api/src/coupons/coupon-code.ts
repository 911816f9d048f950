/** Codes are stored in capitals; typed codes may have any case and surrounding spaces. */
const COUPON_CODE = /^[A-Z0-9-]{3,32}$/

/** Normalizes a typed code; undefined if it cannot be a code. */
export function couponCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return COUPON_CODE.test(code) ? code : undefined
}
