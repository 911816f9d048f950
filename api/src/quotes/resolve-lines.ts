import type { Queries } from '../database/database'
import { defaultVariant } from '../variants/default-variant'
import { findVariants, type VariantRow } from '../variants/queries'
import { lineKey, mergeLines } from './merge-lines'
import { findSold } from './queries'
import type { RequestedLine } from './schema'

type SoldRow = Awaited<ReturnType<typeof findSold>>[number]

/** A quantity of a product that is sold, and the variant that is meant, where it has any. */
export interface ResolvedLine {
  product: SoldRow
  variant: VariantRow | undefined
  quantity: number
}

/** What was asked for, in the order in which it was: found, or no longer sold. */
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

/**
 * Finds what is wanted. A line without a variant of a product that has some means the default one; a line that says so and
 * one that names it become one line, so that stock is counted once.
 */
export async function resolveLines(db: Queries, wanted: readonly RequestedLine[]): Promise<ResolvedLines> {
  const ids = [...new Set(wanted.map(({ productId }) => productId.toLowerCase()))]
  const sold = new Map((await findSold(db, ids)).map((row) => [row.id, row]))
  const withVariants = [...sold.values()].filter(({ variantCount }) => variantCount > 0).map(({ id }) => id)
  const variants = byProduct(await findVariants(db, withVariants))
  const named = wanted.map((line): RequestedLine => {
    const productId = line.productId.toLowerCase()
    const own = variants.get(productId)
    // A product of one form has no variant to name: what was chosen when it had some is no longer told apart.
    const variant = own ? (line.variant?.toLowerCase() ?? defaultVariant(own)?.id) : undefined
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
