import type { SQL } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { products } from './table'

/** The ids of the matching products, for `lockProducts`. */
export async function findIds(tx: Queries, scope: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(scope)
  return rows.map(({ id }) => id)
}
