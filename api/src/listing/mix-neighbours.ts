import { kindOfProduct, type Named } from './kind-of-product'

/** Items to place: those of one kind, or those of one category in a pile per kind. */
interface Pile<T> {
  key: string
  /** The initial and the remaining number of items. */
  total: number
  size: number
  take(): T | undefined
}

/**
 * Picks the next pile: not the last one again, and the one furthest behind its share, which spreads all piles over the
 * list. A pile with more than half of the remaining items goes first, else its items would end up side by side.
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

/** Groups items into piles by the first key, and each pile's items by the further keys. */
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
 * Reorders items so that neighbours differ in category and, within a category, in kind, as far as possible. The result
 * depends only on the items and their order.
 */
export function mixNeighbours<T extends Named>(items: readonly T[]): T[] {
  const pile = createPile('', items, [({ category }) => category, kindOfProduct])
  return items.flatMap(() => pile.take() ?? [])
}
