import type { NewProduct, NewVariant } from '@superium/api/seeding'
import type { Category } from '../brands'
import type { Random } from '../random/random'
import { REMARKS } from './category-remarks'
import type { Shopper } from './shoppers'
import { writeText } from './write-review'

const DAY = 24 * 60 * 60 * 1000

/** Days between an order and the day that its parcel is there. */
export const DELIVERY_DAYS = 4

/** A product that a shopper bought, and what they say of it. */
export interface Purchase {
  shopper: Shopper
  product: NewProduct
  variant: NewVariant | undefined
  quantity: number
  at: Date
  /** Null: the shopper wrote none. */
  review: { stars: number; title: string; text: string; at: Date } | null
}

/** How many stars out of five, when most give so many. */
function starsAround(quality: number, random: Random): number {
  const roll = random.next()
  if (roll < 0.06) return random.whole(1, 3)
  return Math.min(5, Math.max(1, Math.round(quality + (random.next() - 0.5) * 2)))
}

/** Few have many reviews, many have few, and what has been in the shop for two weeks only has none. */
function popularity(product: NewProduct, epoch: Date, random: Random): number {
  const days = (epoch.getTime() - product.createdAt.getTime()) / DAY
  if (days < 21 || product.status === 'up-coming' || random.chance(0.12)) return 0
  const share = random.next()
  return Math.max(1, Math.round(Math.min(1, days / 120) * (product.featured ? 30 : 18) * share ** 2))
}

/** Who bought a product before the epoch and what they wrote. Nobody buys it twice, and no two texts are the same. */
export function purchasesOf(
  product: NewProduct,
  variants: readonly NewVariant[],
  people: readonly Shopper[],
  epoch: Date,
  random: Random,
): Purchase[] {
  const quality = 3.3 + random.next() ** 0.6 * 1.6
  const span = epoch.getTime() - product.createdAt.getTime() - 20 * DAY
  const buyers = new Map<string, Shopper>()
  const count = popularity(product, epoch, random)
  for (let tries = 0; buyers.size < count && tries < count * 4; tries += 1) {
    const shopper = random.pick(people)
    buyers.set(shopper.uid, shopper)
  }
  const texts = new Set<string>()
  return [...buyers.values()].map((shopper) => {
    const at = new Date(product.createdAt.getTime() + DAY + Math.floor(random.next() * span))
    const stars = starsAround(quality, random)
    let words = writeText(stars, REMARKS[product.category as Category], random)
    for (let tries = 0; texts.has(words.text) && tries < 8; tries += 1)
      words = writeText(stars, REMARKS[product.category as Category], random)
    const fresh = !texts.has(words.text)
    texts.add(words.text)
    const written = new Date(at.getTime() + (DELIVERY_DAYS + random.next() * 12) * DAY)
    return {
      shopper,
      product,
      variant: variants.length > 0 ? random.pick(variants) : undefined,
      quantity: random.chance(0.15) ? 2 : 1,
      at,
      review: fresh && written < epoch && random.chance(0.85) ? { stars, ...words, at: written } : null,
    }
  })
}
