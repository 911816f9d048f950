import { type SQL, sql } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/cached-catalogue'
import { keepPlan } from '../database/keep-plan'
import { type Filters, passingStock, passingVariant } from '../facets/filters'
import { withVariant } from '../products/list-variants'
import { productColumns, rowToProduct } from '../products/row-to-product'
import type { Product } from '../products/schema'
import { products } from '../products/table'

/** A product of a list, with the variant that it is shown as. */
export type ListedProduct = Product & { variant?: string }

type Reader = Pick<Catalogue, 'db' | 'pictures'>

/** The variant that passes the filters. */
interface Passing {
  id: string
  surchargeCents: number
  images: string[]
}

const passing = sql`json_build_object('id', v.id, 'surchargeCents', v.surcharge_cents, 'images', v.images)`

/**
 * The active products with these ids, in this order; inactive and unknown ones are omitted. With filters by variant, a product
 * has the price and the pictures of its variant that passes, and the stock of those that pass; one whose last such variant was
 * sold a moment ago is omitted.
 */
export async function readProductsByIds(
  { db, pictures }: Reader,
  ids: readonly string[],
  choice: Filters = {},
): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const filtered = passingVariant(choice, passing)
  const rows = await db
    .select({
      ...productColumns,
      passing: (filtered ?? sql`null`) as SQL<Passing | null>,
      passingStock: (passingStock(choice) ?? sql`null`) as SQL<number | null>,
    })
    .from(products)
    .where(sql`${products.id} = any(${`{${ids.join(',')}}`}::uuid[]) and ${products.active} ${keepPlan}`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const product = rowToProduct(row, pictures)
    if (!filtered || row.variantCount === 0) return product
    if (!row.passing) return []
    const { highestPrice: _, ...shown } = withVariant(product, row.passing, pictures)
    const stock = row.passingStock ?? 0
    const availability = stock > 0 || shown.status === 'up-coming' ? shown.availability : 'sold-out'
    return { ...shown, stock, availability, variant: row.passing.id }
  })
}
