import type { CategoryIndex } from './category-index'
import type { OfferKind } from './indexed-products'

/** The colours and sizes of a category's offers: for each kind their indexes, -1 for none. */
export interface KindValues {
  colours: string[]
  sizes: string[]
  colourOf: Int32Array
  sizeOf: Int32Array
}

const valuesOf = new WeakMap<readonly OfferKind[], KindValues>()

/** The colours and sizes of these kinds, found once. */
export function kindValues(kinds: readonly OfferKind[]): KindValues {
  const before = valuesOf.get(kinds)
  if (before) return before
  const distinct = (trait: 'colour' | 'size') => [...new Set(kinds.map((kind) => kind[trait]))].filter(Boolean)
  const indexed = (trait: 'colour' | 'size', values: readonly string[]) => {
    const known = new Map(values.map((value, i) => [value, i]))
    return Int32Array.from(kinds, (kind) => known.get(kind[trait]) ?? -1)
  }
  const [colours, sizes] = [distinct('colour'), distinct('size')]
  const made = { colours, sizes, colourOf: indexed('colour', colours), sizeOf: indexed('size', sizes) }
  valuesOf.set(kinds, made)
  return made
}

/** Counts of products by a value, each product once for each value. */
export interface ValueCounts {
  /** For each kind of offer, the index of its value; -1 for none. */
  of: Int32Array
  counts: Int32Array
  /** For each value, the last product that was counted. */
  seen: Int32Array
}

/** Counts of nothing. */
export const valueCounts = (values: readonly string[], of: Int32Array): ValueCounts => ({
  of,
  counts: new Int32Array(values.length),
  seen: new Int32Array(values.length).fill(-1),
})

/** Counts an offer of this kind of a product. */
export function countValue({ of, counts, seen }: ValueCounts, product: number, kind: number): void {
  const value = of[kind] as number
  if (value === -1 || seen[value] === product) return
  seen[value] = product
  counts[value] = (counts[value] as number) + 1
}

/** Products between two stored sums. */
const STEP = 256

interface Sums {
  /** Counts the colours and sizes of the products at the positions `from` to `to` (exclusive) of the price column. */
  count(from: number, to: number): { colours: Int32Array; sizes: Int32Array }
}

const sumsOf = new WeakMap<CategoryIndex, Sums>()

/** The colours and sizes of a category's products by the price of the cheapest offer; built once for an index. */
export function valueSums(categoryIndex: CategoryIndex): Sums {
  const before = sumsOf.get(categoryIndex)
  if (before) return before
  const made = build(categoryIndex)
  sumsOf.set(categoryIndex, made)
  return made
}

function build({ byPrice: { positions }, products: { starts, offerKinds }, kinds }: CategoryIndex): Sums {
  const { colours, sizes, colourOf, sizeOf } = kindValues(kinds)
  const counters = () => [valueCounts(colours, colourOf), valueCounts(sizes, sizeOf)] as const
  const addAll = (of: ReturnType<typeof counters>, from: number, to: number) => {
    for (let i = from; i < to; i += 1) {
      const product = positions[i] as number
      const end = starts[product + 1] as number
      for (let offer = starts[product] as number; offer < end; offer += 1)
        for (const counts of of) countValue(counts, product, offerKinds[offer] as number)
    }
  }
  const running = counters()
  const sums = [running.map(({ counts }) => counts.slice())]
  for (let step = STEP; step <= positions.length; step += STEP) {
    addAll(running, step - STEP, step)
    sums.push(running.map(({ counts }) => counts.slice()))
  }
  return {
    count(from, to) {
      const [first, last] = [Math.ceil(from / STEP), Math.floor(to / STEP)]
      const counted = counters()
      if (first >= last) addAll(counted, from, to)
      else {
        addAll(counted, from, first * STEP)
        addAll(counted, last * STEP, to)
        for (const [n, { counts }] of counted.entries())
          for (let i = 0; i < counts.length; i += 1)
            (counts[i] as number) += (sums[last]?.[n]?.[i] as number) - (sums[first]?.[n]?.[i] as number)
      }
      return { colours: counted[0].counts, sizes: counted[1].counts }
    },
  }
}
