import type { NewProduct, NewVariant } from '@superium/api/seeding'
import type { Random } from '../random/random'
import type { Shopper } from '../shoppers/demo-shoppers'
import { DELIVERY_DAYS } from '../shoppers/order-steps'
import type { Purchase } from '../shoppers/plan-purchases'
import { DEMO_SELLERS } from './demo-sellers'

const DAY = 24 * 60 * 60 * 1000

/** These orders are added to the shoppers' purchases of as many days, so that every seller has something to ship. */
const DAYS = 18

/** A product that can be bought now, with its variants. */
export interface Offer {
  product: NewProduct
  variants: readonly NewVariant[]
}

/**
 * Plans `count` orders of the last days before the epoch, mostly of sellers' products: older ones are delivered, newer
 * ones still have to be shipped. Each has one shopper and one to three lines.
 */
export function planRecentOrders(
  offers: readonly Offer[],
  people: readonly Shopper[],
  epoch: Date,
  count: number,
  random: Random,
): Purchase[][] {
  const old = (offer: Offer) => offer.product.createdAt.getTime() < epoch.getTime() - (DAYS + 1) * DAY
  const known = offers.filter(old)
  const [first] = DEMO_SELLERS
  const ofFirst = known.filter(({ product }) => product.sellerId === first?.id)
  const ofSellers = known.filter(({ product }) => product.sellerId)
  if (ofSellers.length === 0) return []
  const pool = () => (ofFirst.length > 0 && random.chance(0.5) ? ofFirst : random.chance(0.7) ? ofSellers : known)
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(epoch.getTime() - ((index + random.next()) / count) * DAYS * DAY)
    const days = (epoch.getTime() - at.getTime()) / DAY
    const reached = days > DELIVERY_DAYS ? 'Delivered' : days > 0.3 ? 'Confirmed' : 'Pending'
    const shopper = random.pick(people)
    const chosen = new Map(
      Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(pool())).map((offer) => [
        offer.product.id,
        offer,
      ]),
    )
    return [...chosen.values()].map(({ product, variants }) => ({
      ...{ shopper, product, at, reached, review: null },
      variant: variants.length > 0 ? random.pick(variants) : undefined,
      quantity: random.chance(0.25) ? 2 : 1,
    }))
  })
}
