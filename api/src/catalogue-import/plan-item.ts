import { columnsOfRow } from '../feed/columns-of-row'
import type { StagedItem } from '../feed/parse-item'
import type { FileProduct } from '../feed/read-file-products'
import { variantPictures } from '../feed/variant-pictures'
import type { WantedVariant } from '../product-variants/write-variants'
import type { products } from '../products/table'
import type { VariantRow } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import type { ImportChange, StockStep } from './schema'

export type ProductRow = typeof products.$inferSelect

/** The planned changes for one product of a file. */
export interface ItemPlan {
  action: 'add' | 'change' | 'same'
  /** The columns that differ; money is in `cents`. */
  fields: Partial<ProductRow>
  /** The new regular price in cents, if it changes and no variants do. */
  cents: number | undefined
  /** All variants after the import, if they change. */
  variants: WantedVariant[] | undefined
  steps: StockStep[]
  changes: ImportChange[]
}

/** Whose products a file may change, and what of them. */
export interface ImportRules {
  /** The SKUs that an SKU of the file may be in the shop, best first. */
  namesOf(sku: string): string[]
  /** The SKU of a new product or variant. */
  newSku(sku: string): string
  /** Whether it also counts stock, and shows, hides and features products. */
  managesShop: boolean
}

/** An administrator's file may change everything. */
export const ADMIN_RULES: ImportRules = { namesOf: (sku) => [sku], newSku: (sku) => sku, managesShop: true }

const dollars = (cents: number): string => (cents / 100).toFixed(2)

const said = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** An import never shows a product that a person has hidden. */
const shownOf = ({ active }: StagedItem, known: ProductRow | undefined): boolean =>
  active && !known?.hiddenWithSeller && !known?.hiddenByAdmin

/** The product's columns according to the file. */
function wantedFields(
  { rows: [row], grouped }: FileProduct,
  known: ProductRow | undefined,
  { managesShop }: ImportRules,
): Partial<ProductRow> {
  const { colour, ...columns } = columnsOfRow(row)
  return {
    ...columns,
    ...(managesShop && { featured: row.featured, active: shownOf(row, known) }),
    ...(!(grouped && known) && { colour }),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The difference between a row's stock and the exported stock, or the current stock if the file does not contain that.
 */
function stepOf(row: StagedItem, variantId: string | null, stock: number): StockStep[] {
  const change = row.stock - (row.stock_seen ?? stock)
  return change === 0 ? [] : [{ variantId, sku: row.sku, change }]
}

interface VariantPlan {
  variants: WantedVariant[] | undefined
  steps: StockStep[]
  changes: ImportChange[]
}

/** The variants that the file does not name, which stay, followed by the file's. */
function planVariants(
  rows: FileProduct['rows'],
  known: ProductRow | undefined,
  own: readonly VariantRow[],
  { namesOf, newSku, managesShop }: ImportRules,
): VariantPlan {
  const base = known?.basePriceCents ?? 0
  const kept: WantedVariant[] = own.map(({ id, colour, size, surchargeCents }) => ({
    ...{ id, colour, size, priceCents: base + surchargeCents },
  }))
  const [steps, changes]: [StockStep[], ImportChange[]] = [[], []]
  let changed = false
  for (const row of rows) {
    const { sku, colour, size, price_cents: priceCents, stock } = row
    const images = variantPictures(row, rows)
    const names = namesOf(sku)
    const before = own.find((one) => names.includes(one.sku))
    const at = kept.findIndex(({ id }) => id === before?.id)
    const place = kept[at]
    if (!before || !place) {
      kept.push({ sku: newSku(sku), colour, size, priceCents, stock, images })
      changes.push({ field: sku, before: '', after: `${variantName(row)}, ${dollars(priceCents)}, ${stock}` })
      changed = true
      continue
    }
    const hasOtherPictures = !isSame(images, before.images)
    if (hasOtherPictures) changes.push({ field: `images ${sku}`, before: said(before.images), after: said(images) })
    const isOther = place.colour !== colour || place.size !== size || place.priceCents !== priceCents
    if (isOther || hasOtherPictures) {
      kept[at] = { id: before.id, colour, size, priceCents, images }
      changed = true
    }
    if (isOther)
      changes.push({
        field: sku,
        before: `${variantName(place)}, ${dollars(place.priceCents)}`,
        after: `${variantName(row)}, ${dollars(priceCents)}`,
      })
    const [step] = managesShop ? stepOf(row, before.id, before.stock) : []
    if (!step) continue
    steps.push(step)
    changes.push({ field: `stock ${sku}`, before: said(before.stock), after: said(before.stock + step.change) })
  }
  return { variants: changed ? kept : undefined, steps, changes }
}

/** Compares a product of a file with the shop's product of the same SKU and its variants, by `rules`. */
export function planItem(
  product: FileProduct,
  known: ProductRow | undefined,
  own: readonly VariantRow[],
  rules: ImportRules,
): ItemPlan {
  const [row] = product.rows
  const wanted = wantedFields(product, known, rules)
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  const differing = names.filter((name) => !known || !isSame(wanted[name], known[name]))
  const fields: Partial<ProductRow> = Object.fromEntries(differing.map((name) => [name, wanted[name]]))
  const counts = rules.managesShop && own.length === 0
  const {
    variants,
    steps,
    changes: ofVariants,
  } = product.grouped
    ? planVariants(product.rows, known, own, rules)
    : { variants: undefined, steps: known && counts ? stepOf(row, null, known.stock) : [], changes: [] }
  const hasOwnPrice = !product.grouped && own.length === 0
  const cents = hasOwnPrice && row.price_cents !== known?.basePriceCents ? row.price_cents : undefined
  const changes: ImportChange[] = known
    ? differing.map((field) => ({ field, before: said(known[field]), after: said(wanted[field]) }))
    : []
  if (known && cents !== undefined)
    changes.push({ field: 'price', before: dollars(known.basePriceCents), after: dollars(cents) })
  if (known && !product.grouped)
    for (const { change } of steps)
      changes.push({ field: 'stock', before: said(known.stock), after: said(known.stock + change) })
  if (known) changes.push(...ofVariants)
  const isChanged = differing.length > 0 || cents !== undefined || variants !== undefined || steps.length > 0
  return { action: known ? (isChanged ? 'change' : 'same') : 'add', fields, cents, variants, steps, changes }
}
