import { toDollars } from '../http/cents-and-dollars'
import type { products } from '../products/table'
import { MOST_STOCK } from '../stock/schema'
import type { BulkChange, BulkRow } from './schema'

/** What a plan needs of a product. */
export type BulkProduct = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'name'
  | 'sku'
  | 'edition'
  | 'category'
  | 'condition'
  | 'featured'
  | 'active'
  | 'hiddenWithSeller'
  | 'basePriceCents'
  | 'priceCents'
  | 'saleId'
  | 'stock'
  | 'variantCount'
  | 'mostSurchargeCents'
>

const MOST_CENTS = 100_000_000

/** A factor in 1/10,000, so that the database computes the same cents. */
export const FACTOR_ONE = 10_000

/** The factor of a percentage with two decimals. */
export const factorOf = (percent: number): number => FACTOR_ONE + Math.round(percent * 100)

/** Cents by a factor, half a cent up. */
const timesFactor = (cents: number, factor: number): number =>
  Math.floor((cents * factor + FACTOR_ONE / 2) / FACTOR_ONE)

function newPriceOf({ basePriceCents }: BulkProduct, { pricePercent, priceAmount }: BulkChange): number | undefined {
  if (pricePercent !== undefined) return timesFactor(basePriceCents, factorOf(pricePercent))
  return priceAmount === undefined ? undefined : basePriceCents + Math.round(priceAmount * 100)
}

function refusalOf(product: BulkProduct, edition: number, change: BulkChange, price: number | undefined): string {
  if (product.edition !== edition) return 'Somebody else has changed this product meanwhile. Load the list again.'
  if (change.active && product.hiddenWithSeller) return 'Its seller is suspended, so that it cannot be shown.'
  if (price !== undefined && price < 1) return 'The price would fall below one cent.'
  const factor = change.pricePercent === undefined ? FACTOR_ONE : factorOf(change.pricePercent)
  if (price !== undefined && price + timesFactor(product.mostSurchargeCents, factor) > MOST_CENTS)
    return 'The price would rise above one million dollars.'
  if (!change.stockChange) return ''
  if (product.variantCount > 0) return 'Its stock is counted by variant: change it on the product’s page.'
  const after = product.stock + change.stockChange
  if (after < 0) return `Only ${product.stock} are left, so that ${-change.stockChange} cannot be taken away.`
  return after > MOST_STOCK ? `The stock cannot be more than ${MOST_STOCK}.` : ''
}

/** One product with what becomes of it. `price` in cents, where it changes. */
export interface PlannedRow {
  row: BulkRow
  product: BulkProduct
  price: number | undefined
  pieces: number
}

/** Says what a change does to a product of which the caller saw `edition`. */
export function planRow(product: BulkProduct, edition: number, change: BulkChange): PlannedRow {
  const { id, name, sku } = product
  const wanted = newPriceOf(product, change)
  const reason = refusalOf(product, edition, change, wanted)
  const changes: BulkRow['changes'] = []
  if (!reason) {
    for (const field of ['category', 'condition', 'featured', 'active'] as const) {
      const [before, after] = [product[field], change[field]]
      if (after !== undefined && after !== before) changes.push({ field, before, after })
    }
    if (wanted !== undefined && wanted !== product.basePriceCents)
      changes.push({ field: 'price', before: toDollars(product.basePriceCents), after: toDollars(wanted) })
    if (change.stockChange)
      changes.push({ field: 'stock', before: product.stock, after: product.stock + change.stockChange })
  }
  const isPriced = changes.some(({ field }) => field === 'price')
  return {
    row: {
      ...{ id, name, sku, changes, endsSale: isPriced && product.saleId !== null },
      outcome: reason ? 'refused' : changes.length > 0 ? 'changed' : 'unchanged',
      ...(reason && { reason }),
    },
    product,
    price: isPriced ? wanted : undefined,
    pieces: reason ? 0 : (change.stockChange ?? 0),
  }
}
