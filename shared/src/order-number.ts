/** An order number as people copy it: any case, a "#" before it, blanks or nothing instead of the hyphens. */
const TYPED = /^#?\s*S[\s-]*(\d{6})[\s-]*([2-9A-HJKMNP-TV-Z]{6})$/

/** What is wrong with a typed order number, in words. */
export const ORDER_NUMBER_PROBLEM = 'Order number must look like S-261121-7KQ4MD. It is in the e-mail about your order.'

/** The order number that was typed, as the shop writes it (`S-261121-7KQ4MD`); undefined for what cannot be one. */
export function readOrderNumber(text: string): string | undefined {
  const [, day, letters] = TYPED.exec(text.trim().toUpperCase()) ?? []
  return day && letters && `S-${day}-${letters}`
}
