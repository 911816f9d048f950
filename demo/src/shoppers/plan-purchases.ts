import type { NewProduct, NewVariant } from '@superium/api/seeding'
import type { Category } from '../brands'
import type { Random } from '../random/random'
import { CATEGORY_REMARKS } from './category-remarks'
import type { Shopper } from './demo-shoppers'
import { DELIVERY_DAYS, type Step, stepBy } from './order-steps'
import { writeReview } from './write-review'

const DAY = 24 * 60 * 60 * 1000

/** Turns the random times, to a course of sales whose last days are neither the best nor the worst. */
const COURSE = 0.55

/** A product that a shopper bought, with the review. */
export interface Purchase {
  shopper: Shopper
  product: NewProduct
  variant: NewVariant | undefined
  quantity: number
  at: Date
  /** The status of an order of that time. */
  reached: Step
  /** Null when the shopper wrote none. */
  review: { stars: number; title: string; text: string; at: Date } | null
}

/** Random stars, 1 to 5, around the product's quality. */
function starsAround(quality: number, random: Random): number {
  const roll = random.next()
  if (roll < 0.06) return random.whole(1, 3)
  return Math.min(5, Math.max(1, Math.round(quality + (random.next() - 0.5) * 2)))
}

/** How many shoppers bought a product: few products sell well, most sell little, new ones not yet. */
function popularity(product: NewProduct, epoch: Date, random: Random): number {
  const days = (epoch.getTime() - product.createdAt.getTime()) / DAY
  if (days < 21 || product.status === 'up-coming' || random.chance(0.12)) return 0
  const share = random.next()
  return Math.max(1, Math.round(Math.min(1, days / 120) * (product.featured ? 30 : 18) * share ** 2))
}

/** Plans who bought a product before the epoch and what they wrote. A shopper buys it once, and all texts differ. */
export function planPurchases(
  product: NewProduct,
  variants: readonly NewVariant[],
  people: readonly Shopper[],
  epoch: Date,
  random: Random,
): Purchase[] {
  const quality = 3.3 + random.next() ** 0.6 * 1.6
  const span = epoch.getTime() - product.createdAt.getTime() - DAY
  const buyers = new Map<string, Shopper>()
  const count = popularity(product, epoch, random)
  for (let tries = 0; buyers.size < count && tries < count * 4; tries += 1) {
    const shopper = random.pick(people)
    buyers.set(shopper.uid, shopper)
  }
  const texts = new Set<string>()
  return [...buyers.values()].map((shopper) => {
    const at = new Date(product.createdAt.getTime() + DAY + Math.floor(((random.next() + COURSE) % 1) * span))
    const stars = starsAround(quality, random)
    let words = writeReview(stars, CATEGORY_REMARKS[product.category as Category], random)
    for (let tries = 0; texts.has(words.text) && tries < 8; tries += 1)
      words = writeReview(stars, CATEGORY_REMARKS[product.category as Category], random)
    const fresh = !texts.has(words.text)
    texts.add(words.text)
    const written = new Date(at.getTime() + (DELIVERY_DAYS + random.next() * 12) * DAY)
    return {
      shopper,
      product,
      variant: variants.length > 0 ? random.pick(variants) : undefined,
      quantity: random.chance(0.15) ? 2 : 1,
      ...{ at, reached: stepBy(at, epoch) },
      review: fresh && written < epoch && random.chance(0.85) ? { stars, ...words, at: written } : null,
    }
  })
}
