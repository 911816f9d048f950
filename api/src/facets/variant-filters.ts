import type { CategoryIndex } from './category-index'
import { asksOffers, type Filters, filtersKinds, priceRangeOf } from './filters'
import { unevenOf } from './uneven-products'

/** Why an offer fails, as bits. */
export const SOLD_OUT = 1
export const OTHER_KIND = 2

/** Whether a filter is chosen that one variant has to pass together with the others of its kind. */
export function filtersVariants(choice: Filters): boolean {
  return asksOffers(choice) || priceRangeOf(choice).to < Number.POSITIVE_INFINITY
}

/** For each kind of a category's offers, why it fails; being sold out counts whether or not availability is chosen. */
export function failsOfKinds({ kinds }: Pick<CategoryIndex, 'kinds'>, { colour, variantSize }: Filters): Uint8Array {
  const [colours, sizes] = [new Set(colour), new Set(variantSize)]
  return Uint8Array.from(kinds, (kind) => {
    const isOther = (colours.size > 0 && !colours.has(kind.colour)) || (sizes.size > 0 && !sizes.has(kind.size))
    return (isOther ? OTHER_KIND : 0) + (kind.soldOut ? SOLD_OUT : 0)
  })
}

/** The reasons that count for a choice. */
export const reasonsOf = ({ availability }: Filters): number => OTHER_KIND + (availability?.length ? SOLD_OUT : 0)

/**
 * Returns a function for the price of the cheapest offer that passes, in cents, of a product whose group passes; -1 if none
 * does.
 */
export function cheapestOffer(categoryIndex: CategoryIndex, choice: Filters): (product: number) => number {
  const { cents, starts, offerCents, offerKinds } = categoryIndex.products
  const { from, to } = priceRangeOf(choice)
  const reasons = reasonsOf(choice)
  const fails = failsOfKinds(categoryIndex, choice).map((bits) => bits & reasons)
  const isUneven = unevenOf(categoryIndex).is
  const ofKinds = filtersKinds(choice)
  return (product) => {
    // Where all offers cost the same, the group tells whether one can be bought.
    if (!ofKinds && isUneven[product] === 0) {
      const own = cents[product] as number
      return own >= from && own <= to ? own : -1
    }
    const end = starts[product + 1] as number
    let cheapest = -1
    for (let offer = starts[product] as number; offer < end; offer += 1) {
      if (fails[offerKinds[offer] as number] !== 0) continue
      const own = offerCents[offer] as number
      if (own >= from && own <= to && (cheapest === -1 || own < cheapest)) cheapest = own
    }
    return cheapest
  }
}
