import { kindOfProduct, type Named } from './kind-of-product'

/** Items that are still to be placed: of one kind, or of one category with piles for its kinds. */
interface Pile<T> {
  key: string
  /** Items that it had at first, and that are left. */
  total: number
  size: number
  take(): T | undefined
}

/**
 * The pile with another key than the last one that is furthest behind its share, so that all are spread over the whole list. A
 * pile of more than half of what is left comes first, or its items would meet at the end.
 */
function nextPile<T>(piles: readonly Pile<T>[], last: string | undefined): Pile<T> | undefined {
  const left = piles.filter(({ size }) => size > 0)
  const others = left.filter(({ key }) => key !== last)
  const sum = left.reduce((total, { size }) => total + size, 0)
  const large = others.find(({ size }) => size * 2 > sum)
  if (large) return large
  const progress = ({ total, size }: Pile<T>) => (total - size + 0.5) / total
  return (
    others.reduce<Pile<T> | undefined>(
      (best, pile) => (!best || progress(pile) < progress(best) ? pile : best),
      undefined,
    ) ?? left[0]
  )
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
      total: items.length,
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
    total: items.length,
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
