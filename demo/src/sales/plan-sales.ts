import type { NewProduct } from '@superium/api/seeding'
import type { Random } from '../random/random'
import { uuidOfMoment } from '../random/uuid-of-moment'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** One sale a week for a year. */
const SALES = 52

/**
 * In milliseconds. Only products with a price at least this old take part, because a discount must refer to an earlier
 * price (EU 98/6/EC Art. 6a).
 */
const SETTLED = 31 * 24 * 60 * 60 * 1000

const NAMES = [
  'Home Comforts',
  'Weekend Finds',
  'The Good Shelf',
  'Warm Layers',
  'Fresh Start',
  'Little Luxuries',
  'Kitchen Table',
  'Out and About',
  'Gifts to Keep',
  'The Long Evening',
  'Bright Ideas',
  'Slow Sunday',
  'Spring Clean',
] as const

/** A sale with its products and their prices in cents. */
export interface PlannedSale {
  readonly id: string
  readonly name: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly items: readonly { readonly productId: string; readonly priceCents: number }[]
}

/** A price 10 to 45 % lower, in cents, with a retail ending. */
function salePrice(cents: number, random: Random): number {
  const off = random.whole(10, 45) / 100
  const exact = Math.floor(cents * (1 - off))
  const retail = exact >= 10_000 ? Math.round(exact / 100) * 100 : Math.round(exact / 100) * 100 - 1
  const share = 1 - retail / cents
  return share >= 0.1 && share <= 0.45 ? retail : Math.max(exact, Math.ceil(cents * 0.55))
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/**
 * Plans a year of weekly sales from `epoch` on, each with 12 to 24 products that are in stock and old enough. A product
 * returns only after all others have taken part, so that a sale price is never the lowest price of the 30 days before
 * its next sale.
 */
export function planSales(products: readonly NewProduct[], epoch: Date, random: Random): PlannedSale[] {
  const settled = products.filter(
    ({ status, stock, createdAt }) =>
      status === 'in-stock' && stock > 0 && epoch.getTime() - createdAt.getTime() > SETTLED,
  )
  const order = shuffled(settled, random)
  let turn = 0
  return Array.from({ length: order.length < 24 ? 0 : SALES }, (_, week) => {
    const startsAt = new Date(epoch.getTime() + week * WEEK)
    const items = Array.from({ length: random.whole(12, 24) }, () => order[turn++ % order.length]).flatMap((product) =>
      product ? [{ productId: product.id, priceCents: salePrice(product.priceCents, random) }] : [],
    )
    return {
      id: uuidOfMoment(startsAt, random),
      name: NAMES[week % NAMES.length] ?? 'Weekly Sale',
      startsAt,
      endsAt: new Date(startsAt.getTime() + WEEK),
      items,
    }
  })
}
