import type { CategoryIndex } from './category-index'
import { type Filters, priceRangeOf } from './filters'

/** Why an offer fails, as bits. */
export const COLOUR = 1
export const SIZE = 2
export const SOLD_OUT = 4
export const PRICE = 8

/** Whether a filter is chosen that one variant has to pass together with the others of its kind. */
export function filtersVariants(choice: Filters): boolean {
  return asksOffers(choice) || priceRangeOf(choice).to < Number.POSITIVE_INFINITY
}

/** Whether the cheapest offer alone may not tell if a product passes: a highest price is no such filter. */
export const asksOffers = (choice: Filters): boolean =>
  priceRangeOf(choice).from > 0 || filtersKinds(choice) || !!choice.availability?.length

/** Whether a filter by colour or size is chosen. */
export const filtersKinds = ({ colour, variantSize }: Filters): boolean => !!colour?.length || !!variantSize?.length

/** For each kind of a category's offers, why it fails; being sold out counts whether or not availability is chosen. */
export function failsOfKinds({ kinds }: Pick<CategoryIndex, 'kinds'>, { colour, variantSize }: Filters): Uint8Array {
  const [colours, sizes] = [new Set(colour), new Set(variantSize)]
  return Uint8Array.from(
    kinds,
    (kind) =>
      (colours.size === 0 || colours.has(kind.colour) ? 0 : COLOUR) +
      (sizes.size === 0 || sizes.has(kind.size) ? 0 : SIZE) +
      (kind.soldOut ? SOLD_OUT : 0),
  )
}

/** The reasons that count for a choice. */
export const reasonsOf = ({ availability }: Filters): number =>
  COLOUR + SIZE + PRICE + (availability?.length ? SOLD_OUT : 0)

/** Returns a function for the price of a product's cheapest offer that passes, in cents; -1 if none does. */
export function cheapestOffer(categoryIndex: CategoryIndex, choice: Filters): (product: number) => number {
  const { starts, offerCents, offerKinds } = categoryIndex.products
  const { from, to } = priceRangeOf(choice)
  const reasons = reasonsOf(choice)
  const fails = failsOfKinds(categoryIndex, choice).map((bits) => bits & reasons)
  return (product) => {
    const end = starts[product + 1] as number
    let cheapest = -1
    for (let offer = starts[product] as number; offer < end; offer += 1) {
      if (fails[offerKinds[offer] as number] !== 0) continue
      const cents = offerCents[offer] as number
      if (cents >= from && cents <= to && (cheapest === -1 || cents < cheapest)) cheapest = cents
    }
    return cheapest
  }
}
