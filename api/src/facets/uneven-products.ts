import type { CategoryIndex } from './category-index'
import { keepOfIndex } from './keep-of-index'
import { type ProductColumn, productColumn, sortTogether, upTo } from './product-column'
import { createSpans, type Spans } from './spans'

/** The products of a category whose offers differ in price. */
export interface UnevenProducts {
  /** 1 for each of them. */
  is: Uint8Array
  /** They by the price of the cheapest offer. */
  column: ProductColumn
  /** Their positions in the category's column of prices. */
  places: Int32Array
}

/** The uneven products of a category. */
export const unevenOf = keepOfIndex(({ byPrice, groups, products }): UnevenProducts => {
  const { starts, offerCents, cents } = products
  const is = new Uint8Array(cents.length)
  for (let product = 0; product < is.length; product += 1) {
    const end = starts[product + 1] as number
    for (let offer = starts[product] as number; offer < end; offer += 1)
      if (offerCents[offer] !== cents[product]) is[product] = 1
  }
  const places = upTo(is.length).filter((place) => is[byPrice.positions[place] as number] === 1)
  const at = (values: ArrayLike<number>) => places.map((place) => values[place] as number)
  return {
    is,
    places,
    column: productColumn(at(byPrice.keys), at(byPrice.positions), at(byPrice.owners), groups.length),
  }
})

/** The prices of an uneven product's offers in ascending order, or with the word `available` of those not sold out. */
function pricesOf({ kinds, products }: CategoryIndex, product: number, available: string | undefined): number[] {
  const { starts, offerCents, offerKinds } = products
  const prices: number[] = []
  for (let offer = starts[product] as number; offer < (starts[product + 1] as number); offer += 1)
    if (!available || !kinds[offerKinds[offer] as number]?.soldOut) prices.push(offerCents[offer] as number)
  return prices.sort((a, b) => a - b)
}

/** The prices of uneven products as a column in which a product is once for each of its prices. */
export interface OfferColumn {
  keys: Int32Array
  positions: Int32Array
  /** For each price, the next lower one of its product; -1 if there is none. */
  lower: Int32Array
}

/** The prices of all offers of uneven products, or with the word `available` of those not sold out. */
export const offersOfUneven = keepOfIndex((categoryIndex, [available]): OfferColumn => {
  const { is } = unevenOf(categoryIndex)
  const [prices, owners, lower]: [number[], number[], number[]] = [[], [], []]
  for (let product = 0; product < is.length; product += 1) {
    if (is[product] === 0) continue
    let before = -1
    for (const price of pricesOf(categoryIndex, product, available)) {
      if (price === before) continue
      prices.push(price)
      owners.push(product)
      lower.push(before)
      before = price
    }
  }
  // Equal prices stay in the order of their products.
  const { keys, numbers } = sortTogether(Int32Array.from(prices), upTo(prices.length))
  return { keys, positions: numbers.map((i) => owners[i] as number), lower: numbers.map((i) => lower[i] as number) }
})

/** The prices of each uneven product by its group: of all offers, or with the word `available` of those not sold out. */
export const spansOfUneven = keepOfIndex((categoryIndex, [available]): Spans => {
  const spans = createSpans(categoryIndex.groups.length)
  const { positions, owners } = unevenOf(categoryIndex).column
  for (const [i, product] of positions.entries())
    spans.add(owners[i] as number, pricesOf(categoryIndex, product, available))
  return spans.build()
})
