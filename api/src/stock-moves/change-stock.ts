import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit'
import { noteComplete } from '../audit-scope/audit-scope'
import type { Database, Queries } from '../database/database'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { badField, conflict, notFound } from '../http/problem'
import { type Owner, ownProduct } from '../products/owner'
import { products } from '../products/table'
import { touchedNow } from '../products/touched-if'
import type { MovementKind } from '../stock/kinds'
import { recordMovement } from '../stock/record-movement'
import { MOST_STOCK, type Stock } from '../stock/schema'
import { stockMovements } from '../stock/table'
import { findVariant } from '../variants/queries'
import { productVariants } from '../variants/table'

/** A difference in pieces, or a count that replaces `expected` pieces. */
export type Move = { change: number } | { counted: number; expected: number }

export interface StockStep {
  kind: MovementKind
  move: Move
  /** Required for a product with variants. */
  variant?: string | undefined
  note?: string | undefined
  /** The caller's, so that a repeated step counts once. */
  key?: string | undefined
  /** The request's field that a refusal is about. */
  field: string
}

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)

function changeOf(move: Move, stock: number, field: string): number {
  if ('change' in move) return move.change
  if (move.expected === stock) return move.counted - stock
  throw conflict(
    `${pieces(stock)} ${stock === 1 ? 'is' : 'are'} on record now, no longer ${move.expected}: some were sold or changed meanwhile. Count again.`,
    { field },
  )
}

function requirePossible(stock: number, change: number, field: string): void {
  if (stock + change > MOST_STOCK)
    throw conflict(`The stock cannot be more than ${MOST_STOCK} pieces. There are ${stock} now.`, { field })
  if (stock + change >= 0) return
  const left = stock === 0 ? 'Nothing is left' : stock === 1 ? 'Only 1 piece is left' : `Only ${stock} pieces are left`
  throw conflict(`${left}, so that ${-change} cannot be taken away.`, { field })
}

/**
 * Changes the stock of a product, or of one of its variants, and writes it down. 404 for a product of others; 400 where the
 * variant is missing or unknown; 409 in words when the stock would fall below zero, or when a count is about another stock.
 */
export async function changeStock(db: Database, owner: Owner, id: string, step: StockStep): Promise<Stock> {
  const { kind, move, variant, note, key, field } = step
  return transactionWithRetries(db, async (tx) => {
    // Locks the product first, as an order does; no order changes its stock or its variants' until the end.
    const [now] = await tx
      .select({ stock: products.stock, variantCount: products.variantCount, name: products.name })
      .from(products)
      .where(ownProduct(id, owner))
      .for('update')
    if (!now) throw notFound('product with this id')
    if (now.variantCount > 0 && !variant)
      throw badField('variant', 'variant is required: the stock of this product is counted by variant.')
    const row = variant ? await findVariant(tx, id, variant) : undefined
    if (variant && !row) throw badField('variant', 'variant must be a variant of this product.')
    const before = row?.stock ?? now.stock
    if (key && (await isDone(tx, id, key))) {
      noteComplete()
      return { stock: now.stock, ...(row && { variantStock: before }) }
    }
    const change = changeOf(move, before, field)
    requirePossible(before, change, field)
    const after = before + change
    if (row) await setVariantStock(tx, id, row.id, after)
    await tx
      .update(products)
      .set({
        stock: sql`${products.stock} + ${change}`,
        ...((before === 0) !== (after === 0) && { updatedAt: touchedNow }),
      })
      .where(eq(products.id, id))
    await recordMovement(tx, {
      ...{ productId: id, variantId: row?.id ?? null, kind, change, stockAfter: after },
      actor: owner === 'everyone' ? 'admin' : 'seller',
      ...(note !== undefined && { note }),
      ...(key && { key }),
    })
    await recordAudit(tx, {
      target: { kind: 'product', id, label: now.name },
      before: { stock: before },
      after: { stock: after, movement: kind, change, ...(row && { variant: row.sku }), ...(note && { note }) },
    })
    return { stock: now.stock + change, ...(row && { variantStock: after }) }
  })
}

async function isDone(tx: Queries, productId: string, key: string): Promise<boolean> {
  const done = await tx
    .select({ number: stockMovements.number })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), eq(stockMovements.key, key)))
  return done.length > 0
}

async function setVariantStock(tx: Queries, productId: string, id: string, stock: number): Promise<void> {
  await tx
    .update(productVariants)
    .set({ stock })
    .where(and(eq(productVariants.productId, productId), eq(productVariants.id, id)))
}
