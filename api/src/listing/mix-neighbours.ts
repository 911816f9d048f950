import { kindOfProduct, type Named } from './kind-of-product'

/** Items that are still to be placed: of one kind, or of one category with piles for its kinds. */
interface Pile<T> {
  key: string
  size: number
  take(): T | undefined
}

/** The largest pile with another key than the last one; the first of equal ones. */
function nextPile<T>(piles: readonly Pile<T>[], last: string | undefined): Pile<T> | undefined {
  let best: Pile<T> | undefined
  for (const pile of piles) {
    if (pile.size === 0) continue
    if (!best || (pile.key !== last && (best.key === last || pile.size > best.size))) best = pile
  }
  return best
}

/** A pile of items, piled by the first of the keys; items of one pile follow the further keys. */
function createPile<T>(
  key: string,
  items: readonly T[],
  [keyOf, ...further]: readonly ((item: T) => string)[],
): Pile<T> {
  if (!keyOf) {
    const left = [...items]
    return {
      key,
      get size() {
        return left.length
      },
      take: () => left.shift(),
    }
  }
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  const piles = [...groups].map(([name, some]) => createPile(name, some, further))
  let last: string | undefined
  let size = items.length
  return {
    key,
    get size() {
      return size
    },
    take() {
      const pile = nextPile(piles, last)
      last = pile?.key
      size -= 1
      return pile?.take()
    },
  }
}

/**
 * The same items with different neighbours: no two of one category side by side, and within a category no two of one kind, as
 * long as there are others. The order depends on the items and their order alone.
 */
export function mixNeighbours<T extends Named>(items: readonly T[]): T[] {
  const pile = createPile('', items, [({ category }) => category, kindOfProduct])
  return items.flatMap(() => pile.take() ?? [])
}
