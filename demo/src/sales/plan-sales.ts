import type { NewProduct } from '@superium/api/seeding'
import type { Random } from '../random/random'
import { uuidAt } from '../random/uuid-at'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** A year of sales, one a week. */
const SALES = 52

/** A product takes part only when its ordinary price is at least so old: a discount needs a price to be less than (EU 98/6/EC Art. 6a). */
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

/** One sale: when, and which products at which price in cents. */
export interface PlannedSale {
  readonly id: string
  readonly name: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly items: readonly { readonly productId: string; readonly priceCents: number }[]
}

/** 10 to 45 % off, ending as prices in shops end. */
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
 * A year of weekly sales from `epoch` on, without a gap, each with 12 to 24 products that are in stock and long enough in the shop.
 * Products come round only after all others had their turn, so a sale price never becomes the next sale's lowest price of 30 days.
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
      id: uuidAt(startsAt, random),
      name: NAMES[week % NAMES.length] ?? 'Weekly Sale',
      startsAt,
      endsAt: new Date(startsAt.getTime() + WEEK),
      items,
    }
  })
}
