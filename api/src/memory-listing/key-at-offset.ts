/** The start of a page: a sort key, such as a price, and how many products with that key to skip. */
export interface KeyAtOffset {
  key: number
  passed: number
}

/** A range of keys, both ends included. */
export interface KeyRange {
  from: number
  to: number
}

/**
 * Finds the sort key of the `offset`-th product of a result, so that a deep page starts there instead of using OFFSET.
 * `below` counts the result's products with lower keys. Null if the result is shorter.
 */
export function keyAtOffset(
  below: (key: number) => number,
  range: KeyRange,
  direction: 'up' | 'down',
  offset: number,
): KeyAtOffset | null {
  let [low, high] = [range.from, range.to]
  const [first, last] = [below(low), below(high + 1)]
  if (low > high || offset >= last - first) return null
  const before = (key: number) => (direction === 'up' ? below(key) - first : last - below(key + 1))
  while (low < high) {
    const middle = direction === 'up' ? Math.ceil((low + high) / 2) : Math.floor((low + high) / 2)
    const reached = before(middle) <= offset
    if (direction === 'up') [low, high] = reached ? [middle, high] : [low, middle - 1]
    else [low, high] = reached ? [low, middle] : [middle + 1, high]
  }
  return { key: low, passed: offset - before(low) }
}
