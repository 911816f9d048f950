import type { Queries } from '../database/database'
import { badField } from '../http/problem'
import { findVariants, type VariantRow } from '../variants/queries'
import { lineKey, mergeLines } from './merge-lines'
import { findSold } from './queries'
import type { RequestedLine } from './schema'

type SoldRow = Awaited<ReturnType<typeof findSold>>[number]

/** A requested line with its product and, if it has one, its variant. */
export interface ResolvedLine {
  product: SoldRow
  variant: VariantRow | undefined
  quantity: number
}

/** The requested lines in their order, and the ids of those that are no longer sold. */
export interface ResolvedLines {
  found: ResolvedLine[]
  missing: string[]
  missingVariants: string[]
}

function byProduct(rows: readonly VariantRow[]): Map<string, VariantRow[]> {
  const grouped = new Map<string, VariantRow[]>()
  for (const row of rows) grouped.set(row.productId, [...(grouped.get(row.productId) ?? []), row])
  return grouped
}

/** The variant of a line. Throws a 400 if the product has several and the line names none. */
function variantOf(line: RequestedLine, index: number, product: SoldRow | undefined, variants: readonly VariantRow[]) {
  // Ignores a variant that was chosen before the product lost its variants.
  if (variants.length === 0) return undefined
  if (line.variant) return line.variant.toLowerCase()
  if (variants.length === 1) return variants[0]?.id
  const field = `products.${index}.variant`
  throw badField(field, `${field} is required: “${product?.name}” comes in several variants.`)
}

/**
 * Reads the products and variants of the requested lines. Lines of the same variant are merged, so that its stock
 * counts once. 400 with the field `products.<index>.variant` if a product has several variants and the line names none.
 */
export async function resolveLines(db: Queries, wanted: readonly RequestedLine[]): Promise<ResolvedLines> {
  const ids = [...new Set(wanted.map(({ productId }) => productId.toLowerCase()))]
  const sold = new Map((await findSold(db, ids)).map((row) => [row.id, row]))
  const withVariants = [...sold.values()].filter(({ variantCount }) => variantCount > 0).map(({ id }) => id)
  const variants = byProduct(await findVariants(db, withVariants))
  const named = wanted.map((line, index): RequestedLine => {
    const productId = line.productId.toLowerCase()
    const variant = variantOf(line, index, sold.get(productId), variants.get(productId) ?? [])
    return { productId, quantity: line.quantity, ...(variant && { variant }) }
  })
  const quantities = new Map(mergeLines(named).map((line) => [lineKey(line), line]))
  const resolved: ResolvedLines = { found: [], missing: ids.filter((id) => !sold.has(id)), missingVariants: [] }
  for (const key of new Set(named.map(lineKey))) {
    const line = quantities.get(key)
    const product = line && sold.get(line.productId)
    if (!line || !product) continue
    const variant = variants.get(product.id)?.find(({ id }) => id === line.variant)
    if (line.variant && !variant) resolved.missingVariants.push(line.variant)
    else resolved.found.push({ product, variant, quantity: line.quantity })
  }
  return resolved
}
