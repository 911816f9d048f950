import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import type { Identity } from '../identity/identity'
import { openStatuses } from './limit-unverified-orders'
import { orders } from './table'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Throws 409 if the open orders of an account without a verified e-mail address would exceed `most` cents. */
export async function limitUnverifiedTotal(
  db: Queries,
  { uid, emailVerified }: Identity,
  cents: number,
  most: number,
): Promise<void> {
  if (emailVerified === true) return
  const [open] = await db
    .select({ cents: sql<string | null>`sum(${orders.totalCents})` })
    .from(orders)
    .where(and(eq(orders.userId, uid), inArray(orders.status, openStatuses)))
  if (Number(open?.cents ?? 0) + cents <= most) return
  const sum = dollars.format(most / 100)
  throw conflict(
    `Without a verified email address your open orders may come to ${sum}. Verify your address, then order again.`,
    { field: 'email' },
  )
}
