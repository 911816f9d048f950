import { and, asc, count, desc, eq, exists, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../http/like-patterns'
import { requirePlainText } from '../http/plain-text'
import { LOW_STOCK } from '../products/low-stock'
import { adminColumns, rowToAdminProduct } from '../products/row-to-admin-product'
import { products } from '../products/table'
import type { Writer } from '../products/writer'
import { unitsSoldNow } from '../sold-pieces/record-sold'
import { productVariants } from '../variants/table'
import type { SellerProduct, SellerProductsQuery, sellerProductSorts } from './schema'

const newest = [desc(products.createdAt), desc(products.id)]
const orders: Record<(typeof sellerProductSorts)[number], SQL[]> = {
  newest,
  name: [asc(sql`lower(${products.name})`), ...newest],
  'price-low': [asc(products.priceCents), ...newest],
  'price-high': [desc(products.priceCents), ...newest],
  stock: [asc(products.stock), ...newest],
  // Sales of the last minute do not affect the order yet.
  sold: [desc(products.unitsSold), ...newest],
}

/** The columns of a product that its seller sees. */
export const sellerColumns = { ...adminColumns, unitsSold: unitsSoldNow }

/** A row as its seller sees it. */
export function rowToSellerProduct(
  row: Parameters<typeof rowToAdminProduct>[0] & { unitsSold: number },
  pictures: Writer['pictures'],
): SellerProduct {
  const { featured: _, ...shown } = rowToAdminProduct(row, pictures)
  return { ...shown, unitsSold: row.unitsSold }
}

/** A page of a seller's products, archived ones too. */
export async function listSellerProducts({ db, pictures }: Writer, sellerId: string, query: SellerProductsQuery) {
  const { page, size, sort, state, stock } = query
  requirePlainText('search', query.search)
  const search = query.search?.trim()
  const part = containsPattern(search ?? '')
  const hasVariant = db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(and(eq(productVariants.productId, products.id), ilike(productVariants.sku, part)))
  const scope = and(
    eq(products.sellerId, sellerId),
    state && eq(products.active, state === 'active'),
    stock && lte(products.stock, stock === 'low' ? LOW_STOCK : 0),
    search
      ? or(ilike(products.name, part), ilike(products.brand, part), ilike(products.sku, part), exists(hasVariant))
      : undefined,
  )
  const [total] = await db.select({ count: count() }).from(products).where(scope)
  const rows = await db
    .select(sellerColumns)
    .from(products)
    .where(scope)
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size)
  return { data: rows.map((row) => rowToSellerProduct(row, pictures)), count: total?.count ?? 0 }
}
