import { and, asc, between, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { toDollars } from '../http/cents-and-dollars'
import { productDays } from '../order-figures/table'
import { pictureAddress } from '../pictures/picture-address'
import { products } from '../products/table'
import type { Period } from './period'
import type { BestSeller, LowStock } from './schema'

/** Products that a list shows. */
const SIZE = 10

/** Products that are counted; more are not told apart. */
const MOST_COUNTED = 1000

const shown = { _id: products.id, name: products.name, sku: products.sku, images: products.images }

const withPicture = <T extends { images: readonly string[] }>({ images: [first], ...rest }: T) => ({
  ...rest,
  image: first === undefined ? '' : pictureAddress(first),
})

/** The products of which most pieces were sold in a period, most first. */
export async function readBestSellers(db: Queries, { from, to }: Period): Promise<BestSeller[]> {
  const units = sql<number>`sum(${productDays.units})::int`
  const best = db
    .select({
      productId: productDays.productId,
      units: units.as('sold'),
      cents: sql<number>`sum(${productDays.revenueCents})::float8`.as('cents'),
    })
    .from(productDays)
    .where(between(productDays.day, from, to))
    .groupBy(productDays.productId)
    .having(gt(units, 0))
    .orderBy(desc(units), asc(productDays.productId))
    .limit(SIZE)
    .as('best')
  const rows = await db
    .select({ ...shown, units: best.units, cents: best.cents })
    .from(best)
    .innerJoin(products, eq(products.id, best.productId))
    .orderBy(desc(best.units), asc(best.productId))
  return rows.map(({ cents, ...row }) => ({ ...withPicture(row), revenue: toDollars(cents) }))
}

const low = and(sql`${products.active}`, isNotNull(products.lowStock))

/** How many shown products have few pieces left: 1,000 stands for more, too. */
export async function countLowStock(db: Queries): Promise<number> {
  const some = db.select({ id: products.id }).from(products).where(low).limit(MOST_COUNTED).as('some')
  const [total] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return total?.count ?? 0
}

/** Shown products of which few pieces are left, fewest first, and how many there are: 1,000 stands for more, too. */
export async function readLowStock(db: Queries): Promise<{ data: LowStock[]; count: number }> {
  const [rows, count] = await Promise.all([
    db
      .select({ ...shown, stock: products.stock })
      .from(products)
      .where(low)
      .orderBy(asc(products.lowStock), asc(products.id))
      .limit(SIZE),
    countLowStock(db),
  ])
  return { data: rows.map(withPicture), count }
}
