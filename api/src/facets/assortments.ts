import { keepOfIndex } from './keep-of-index'

/** The colours and sizes of the offers of each product of a category. Most products share their set with others. */
export interface Assortments {
  /** The colours of the category's offers, then their sizes, each value once. */
  values: readonly string[]
  /** How many of the values are colours. */
  colours: number
  /** For each kind of offer, the indexes of its values. */
  ofKinds: readonly (readonly number[])[]
  /** Sets of indexes of values; the first one is empty. */
  sets: readonly (readonly number[])[]
  /** For each product, the set that its offers have. */
  all: Int32Array
  /** For each product, the set that its offers have that are not sold out. */
  available: Int32Array
}

/** The assortments of a category's products. */
export const assortmentsOf = keepOfIndex(({ kinds, products: { starts, offerKinds } }): Assortments => {
  const distinct = (trait: 'colour' | 'size') => [...new Set(kinds.map((kind) => kind[trait]))].filter(Boolean)
  const [colours, sizes] = [distinct('colour'), distinct('size')]
  const indexes = [colours, sizes].map(
    (values, n) => new Map(values.map((value, i) => [value, n * colours.length + i])),
  )
  const ofKinds = kinds.map(({ colour, size }) =>
    [indexes[0]?.get(colour), indexes[1]?.get(size)].flatMap((value) => value ?? []),
  )
  const sets: number[][] = [[]]
  /** The set that a kind makes of a set: by the number of both. */
  const next = new Map<number, number>()
  const withKind = (set: number, kind: number): number => {
    const key = set * kinds.length + kind
    const known = next.get(key)
    if (known !== undefined) return known
    let made = set
    const more = (ofKinds[kind] ?? []).filter((value) => !sets[set]?.includes(value))
    if (more.length > 0) made = sets.push([...(sets[set] ?? []), ...more]) - 1
    next.set(key, made)
    return made
  }
  const alone = Int32Array.from(kinds, (_, kind) => withKind(0, kind))
  const soldOut = Uint8Array.from(kinds, (kind) => (kind.soldOut ? 1 : 0))
  const size = starts.length - 1
  const [all, available] = [new Int32Array(size), new Int32Array(size)]
  for (let product = 0; product < size; product += 1) {
    const end = starts[product + 1] as number
    let [own, left] = [0, 0]
    for (let offer = starts[product] as number; offer < end; offer += 1) {
      const kind = offerKinds[offer] as number
      own = own === 0 ? (alone[kind] as number) : withKind(own, kind)
      if (soldOut[kind] === 0) left = left === 0 ? (alone[kind] as number) : withKind(left, kind)
    }
    all[product] = own
    available[product] = left
  }
  return { values: [...colours, ...sizes], colours: colours.length, ofKinds, sets, all, available }
})
