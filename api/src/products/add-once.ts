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

/** How a call with a key adds its product, or reads the one that it added before. */
export interface Adding<Product> {
  add(writer: Writer, id: string): Promise<Product>
  read(writer: Writer, id: string): Promise<Product>
}

/**
 * Adds a product with the caller's key as its id. A repeated call, such as a retry after a lost response, adds nothing
 * and returns the product's current state; a concurrent one waits. 409 if the key is the id of a product that this
 * person did not add this way.
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

/** Whether the same person added the product by the same operation, according to its first audit entry. */
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
