/** A line of which some pieces are priced; `discountCents` is its share of the order's discount for all its pieces. */
interface Shared {
  quantity: number
  discountCents: number | null
}

/**
 * Shares an order's discount over its lines by their amounts, to the cent: each gets its share rounded down, and the cents
 * that are left go to the largest remainders, the first lines first.
 */
export function shareDiscount(
  discountCents: number,
  lines: readonly { priceCents: number; quantity: number }[],
): number[] {
  const amounts = lines.map(({ priceCents, quantity }) => priceCents * quantity)
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  if (subtotal === 0) return lines.map(() => 0)
  // A discount and an amount in cents multiply to more than a double holds exactly.
  const [discount, whole] = [BigInt(discountCents), BigInt(subtotal)]
  const shares = amounts.map((amount) => Number((discount * BigInt(amount)) / whole))
  const remainders = amounts.map((amount, index) => ({ index, left: (discount * BigInt(amount)) % whole }))
  const left = discountCents - shares.reduce((sum, share) => sum + share, 0)
  remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left > b.left ? -1 : 1))
  for (const { index } of remainders.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
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
