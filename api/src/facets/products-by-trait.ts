import { assortmentsOf } from './assortments'
import type { CategoryIndex } from './category-index'
import type { Filters } from './filters'
import { keepOfIndex } from './keep-of-index'
import { sortByCode, upTo } from './product-column'

/** Lists of the positions of products, one after the other. */
interface Lists {
  positions: Int32Array
  /** Where each list begins; the last entry is the end. */
  starts: Int32Array
}

const startsOf = (counts: readonly number[] | Int32Array): Int32Array => {
  const starts = new Int32Array(counts.length + 1)
  for (const [i, count] of counts.entries()) starts[i + 1] = (starts[i] as number) + count
  return starts
}

const byGroup = keepOfIndex(
  ({ groups, products: { owners } }): Lists => ({
    positions: sortByCode(upTo(owners.length), owners, groups.length),
    starts: startsOf(groups.map(({ count }) => count)),
  }),
)

/** The products by the colours and sizes of their offers. */
const byValue = keepOfIndex((categoryIndex): Lists => {
  const { values, sets, all } = assortmentsOf(categoryIndex)
  const counts = new Int32Array(values.length)
  for (const set of all) for (const value of sets[set] ?? []) (counts[value] as number) += 1
  const starts = startsOf(counts)
  const [ends, positions] = [starts.slice(), new Int32Array(starts.at(-1) ?? 0)]
  for (let product = 0; product < all.length; product += 1)
    for (const value of sets[all[product] as number] ?? []) {
      positions[ends[value] as number] = product
      ends[value] = (ends[value] as number) + 1
    }
  return { positions, starts }
})

const listOf = ({ positions, starts }: Lists, i: number) => positions.subarray(starts[i], starts[i + 1])

/** The products of the groups that pass. */
export function productsOfGroups(categoryIndex: CategoryIndex, marks: Uint8Array): Int32Array {
  const lists = byGroup(categoryIndex)
  const found = new Int32Array(
    categoryIndex.groups.reduce((sum, { count }, i) => (marks[i] === 0 ? sum + count : sum), 0),
  )
  let end = 0
  for (let group = 0; group < marks.length; group += 1) {
    if (marks[group] !== 0) continue
    const own = listOf(lists, group)
    found.set(own, end)
    end += own.length
  }
  return found
}

/** All products that pass the filters by colour and size, with others that have an offer of a chosen colour or size. */
export function productsOfKinds(categoryIndex: CategoryIndex, { colour = [], variantSize = [] }: Filters): Int32Array {
  const { values, colours } = assortmentsOf(categoryIndex)
  const lists = byValue(categoryIndex)
  const chosen = [
    { of: new Set(colour), from: 0, to: colours },
    { of: new Set(variantSize), from: colours, to: values.length },
  ].flatMap(({ of, from, to }) => {
    if (of.size === 0) return []
    const own = [...upTo(to - from)]
      .filter((i) => of.has(values[from + i] as string))
      .map((i) => listOf(lists, from + i))
    return [{ own, size: own.reduce((sum, { length }) => sum + length, 0) }]
  })
  const [{ own: fewest } = { own: [] }] = chosen.sort((a, b) => a.size - b.size)
  if (fewest.length <= 1) return fewest[0] ?? new Int32Array()
  const isIn = new Uint8Array(categoryIndex.products.cents.length)
  for (const list of fewest) for (const product of list) isIn[product] = 1
  return upTo(isIn.length).filter((product) => isIn[product] === 1)
}
