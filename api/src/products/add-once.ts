import { eq, sql } from 'drizzle-orm'
import { auditEntries } from '../audit/table'
import { currentScope, noteComplete } from '../audit-scope/audit-scope'
import type { Queries } from '../database/database'
import { conflict } from '../http/problem'
import { products } from './table'
import type { Writer } from './writer'

/** A product, and whether this call has added it. */
export interface AddedOnce<Product> {
  product: Product
  added: boolean
}

/** What a call with a key does with its product: adds it, or reads it for the caller. */
export interface Adding<Product> {
  add(writer: Writer, id: string): Promise<Product>
  read(writer: Writer, id: string): Promise<Product>
}

/**
 * Adds a product with the caller's key as its id. A repeated call, whose answer was lost, adds nothing and answers the product as it
 * is now; one at the same time waits for the other. 409 for a key that is the id of a product which this person did not add so.
 */
export async function addOnce<Product>(
  { db, pictures }: Writer,
  key: string,
  { add, read }: Adding<Product>,
): Promise<AddedOnce<Product>> {
  const id = key.toLowerCase()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 19))`)
    const known = await tx.select({ id: products.id }).from(products).where(eq(products.id, id))
    if (known.length === 0) return { product: await add({ db: tx, pictures }, id), added: true }
    if (!(await isRepeated(tx, id)))
      throw conflict('The idempotency-key is the id of another product. Send a new UUIDv7.')
    noteComplete()
    return { product: await read({ db: tx, pictures }, id), added: false }
  })
}

/** Whether the same person added the product by the same operation: the first entry about a product says who added it. */
async function isRepeated(tx: Queries, id: string): Promise<boolean> {
  const [first] = await tx
    .select({ actorId: auditEntries.actorId, operation: auditEntries.operation })
    .from(auditEntries)
    .where(eq(auditEntries.targetId, id))
    .orderBy(auditEntries.id)
    .limit(1)
  const scope = currentScope()
  return first !== undefined && first.actorId === scope?.actorId && first.operation === scope.operation
}
