import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../database/database'
import { notFound } from '../http/problem'
import { products } from '../products/table'
import { findVariant } from '../variants/queries'
import { variantName } from '../variants/variant-name'
import { ANY_VARIANT } from './any-variant'
import { hashOfToken } from './link-token'
import type { AlertLink } from './schema'
import { storeAlert } from './store-alert'
import { alertConfirmations } from './table'

/** How long a confirmation link is valid. */
export const CONFIRM_WITHIN_MS = 3 * 86_400_000

type Row = typeof alertConfirmations.$inferSelect

async function findRow(db: Queries, token: string, now: Date): Promise<Row> {
  const [row] = await db
    .select()
    .from(alertConfirmations)
    .where(
      and(
        eq(alertConfirmations.tokenHash, hashOfToken(token)),
        gt(alertConfirmations.createdAt, new Date(now.getTime() - CONFIRM_WITHIN_MS)),
      ),
    )
  if (!row) throw notFound('such link. It may be older than 3 days: ask again on the product’s page')
  return row
}

async function describe(db: Queries, row: Row): Promise<AlertLink> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, row.productId))
  const variant = row.variantId === ANY_VARIANT ? undefined : await findVariant(db, row.productId, row.variantId)
  return {
    kind: row.kind === 'release' ? 'release' : 'restock',
    productId: row.productId,
    name: product?.name ?? '',
    ...(variant && { variantName: variantName(variant) }),
    confirmed: row.confirmedAt !== null,
  }
}

/**
 * Describes a confirmation link. Changes nothing, because e-mail scanners open links. 404 for an invalid or expired
 * one.
 */
export async function readConfirmation(db: Queries, token: string, now: Date): Promise<AlertLink> {
  return describe(db, await findRow(db, token, now))
}

/** Creates the alert of a confirmation link, once. 404 for an invalid or expired link. */
export async function confirmAlert(db: Database, token: string, now: Date): Promise<AlertLink> {
  const row = await findRow(db, token, now)
  await db.transaction(async (tx) => {
    const [first] = await tx
      .update(alertConfirmations)
      .set({ confirmedAt: now })
      .where(and(eq(alertConfirmations.tokenHash, row.tokenHash), isNull(alertConfirmations.confirmedAt)))
      .returning({ tokenHash: alertConfirmations.tokenHash })
    if (!first) return
    const { productId, variantId, kind, email, details } = row
    await storeAlert(tx, { productId, variantId, kind, email, details }, now)
  })
  return describe(db, { ...row, confirmedAt: now })
}
