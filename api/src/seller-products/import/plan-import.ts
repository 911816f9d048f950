import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { lockProducts } from '../../database/distribute/lock-products'
import { columnsOfRow } from '../../feed/columns-of-row'
import type { FileProduct } from '../../feed/read-file-products'
import { variantPictures } from '../../feed/variant-pictures'
import type { WantedVariant } from '../../product-variants/write-variants'
import { findIds } from '../../products/find-ids'
import { products } from '../../products/table'
import { findVariants, type VariantRow } from '../../variants/queries'

import { knownSkus, newSku } from './seller-sku'

type ProductRow = typeof products.$inferSelect

/** The planned changes for one product of a file. */
export interface Step {
  product: FileProduct
  known: ProductRow | undefined
  /** The columns that differ; money is in `cents`. */
  fields: Partial<ProductRow>
  /** The new regular price in cents, if it changes and no variants do. */
  cents: number | undefined
  /** All variants after the import, if they change. */
  variants: WantedVariant[] | undefined
}

export const actionOf = ({ known, fields, cents, variants }: Step): 'add' | 'change' | 'same' => {
  if (!known) return 'add'
  return Object.keys(fields).length > 0 || cents !== undefined || variants ? 'change' : 'same'
}

/** Compares the products of a file with the seller's, which it locks in the same order as orders do. */
export async function planImport(tx: Queries, sellerId: string, wanted: readonly FileProduct[]): Promise<Step[]> {
  const skus = wanted.flatMap(({ sku }) => knownSkus(sellerId, sku))
  const ofSeller = and(eq(products.sellerId, sellerId), inArray(products.sku, skus))
  if (skus.length > 0) await lockProducts(tx, await findIds(tx, ofSeller))
  const rows = skus.length > 0 ? await tx.select().from(products).where(ofSeller).orderBy(asc(products.id)) : []
  const variants = await findVariants(
    tx,
    rows.map(({ id }) => id),
  )
  return wanted.map((product) => {
    const names = knownSkus(sellerId, product.sku)
    const known = names.map((sku) => rows.find((row) => row.sku === sku)).find(Boolean)
    const own = known ? variants.filter(({ productId }) => productId === known.id) : []
    return { product, known, ...changesOf(sellerId, product, known, own) }
  })
}

function changesOf(sellerId: string, product: FileProduct, known: ProductRow | undefined, own: readonly VariantRow[]) {
  const [row] = product.rows
  const { colour, ...columns } = columnsOfRow(row)
  const next: Partial<ProductRow> = { ...columns, ...(!(product.grouped && known) && { colour }) }
  const fields = known
    ? Object.fromEntries(
        Object.entries(next).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name as keyof ProductRow]),
        ),
      )
    : next
  const variants = product.grouped ? wantedVariants(sellerId, product, known, own) : undefined
  const differs = known === undefined || row.price_cents !== known.basePriceCents
  return { fields, variants, cents: !product.grouped && own.length === 0 && differs ? row.price_cents : undefined }
}

/** The variants that the file does not name, which stay, followed by the file's; undefined if nothing changes. */
function wantedVariants(
  sellerId: string,
  { rows }: FileProduct,
  known: ProductRow | undefined,
  own: readonly VariantRow[],
): WantedVariant[] | undefined {
  const kept: WantedVariant[] = own.map(({ id, colour, size, surchargeCents }) => ({
    ...{ id, colour, size, priceCents: (known?.basePriceCents ?? 0) + surchargeCents },
  }))
  let changed = false
  for (const row of rows) {
    const { sku, colour, size, price_cents: priceCents, stock } = row
    const images = variantPictures(row, rows)
    const names = knownSkus(sellerId, sku)
    const before = own.find((one) => names.includes(one.sku))
    const at = kept.findIndex(({ id }) => id === before?.id)
    const place = kept[at]
    if (!before || !place) {
      kept.push({ sku: newSku(sellerId, sku), colour, size, priceCents, stock, images })
      changed = true
    } else if (
      JSON.stringify([place.colour, place.size, place.priceCents, before.images]) !==
      JSON.stringify([colour, size, priceCents, images])
    ) {
      kept[at] = { id: before.id, colour, size, priceCents, images }
      changed = true
    }
  }
  return changed ? kept : undefined
}
