/**
 * Splits whole cents by weight so that the shares add up exactly: rounds down, then gives the remaining cents to the
 * largest remainders, the first of equal ones first. If all weights are zero, it splits equally.
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const [whole, parts] = sum > 0 ? [BigInt(sum), weights] : [BigInt(weights.length), weights.map(() => 1)]
  // A product of two amounts in cents can exceed the safe integer range.
  const exact = parts.map((part) => BigInt(cents) * BigInt(part))
  const shares = exact.map((product) => Number(product / whole))
  const rest = cents - shares.reduce((all, share) => all + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % whole }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index))
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share))
}
