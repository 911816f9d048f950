/** A line of which some pieces are priced; `discountCents` is its share of the order's discount for all its pieces. */
interface Shared {
  quantity: number
  discountCents: number | null
}

/**
 * The discount of some pieces of the lines: of each line the part that its pieces have in its share, rounded down, so that
 * pieces that go take their part along. Null if the order was placed before lines had shares.
 */
export function sharedDiscount<L extends Shared>(lines: readonly L[], piecesOf: (line: L) => number): number | null {
  let sum = 0
  for (const line of lines) {
    if (line.discountCents === null) return null
    sum += Math.floor((line.discountCents * piecesOf(line)) / line.quantity)
  }
  return sum
}
