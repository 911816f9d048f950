import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { copiedRowLock } from '../database/distribute/copied-row-lock'
import { forbidden } from '../http/problem'
import { sellers } from './table'

/**
 * Keeps a shop as open as it is until the transaction ends, so that a suspension, which hides the products, comes before or after
 * it and misses none. 403 for a shop that is not open any more. Call it before anything that locks products.
 */
export async function holdOpenShop(tx: Pick<Queries, 'select' | 'execute'>, sellerId: string): Promise<void> {
  const [open] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.id, sellerId), eq(sellers.state, 'approved')))
    .for(await copiedRowLock(tx))
  if (!open) throw forbidden('Only an approved seller may do this.')
}
