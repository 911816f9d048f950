import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { copiedRowLock } from '../database/distribute/copied-row-lock'
import { forbidden } from '../http/problem'
import { sellers } from './table'

/**
 * Locks an open shop until the transaction ends: a suspension waits, so that it hides all products, or has come first.
 * 403 if the shop is no longer open. Call it before anything that locks products.
 */
export async function holdOpenShop(tx: Pick<Queries, 'select' | 'execute'>, sellerId: string): Promise<void> {
  const [open] = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.id, sellerId), eq(sellers.state, 'approved')))
    .for(await copiedRowLock(tx))
  if (!open) throw forbidden('Only an approved seller may do this.')
}
