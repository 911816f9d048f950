import { inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { currentScope } from '../audit-scope/audit-scope'
import type { Queries } from '../database/database'
import type { MovementActor, MovementKind } from './kinds'
import { stockMovements } from './table'

/** A stock movement to record; one without a key gets a new key. */
export interface NewMovement {
  productId: string
  variantId: string | null
  kind: MovementKind
  actor: MovementActor
  change: number
  stockAfter: number
  note?: string
  key?: string
}

/** Records a movement in the caller's transaction, which has locked or added the product. */
export const recordMovement = (tx: Queries, movement: NewMovement): Promise<void> => recordMovements(tx, [movement])

/** Records movements of the current request's account in order, in the caller's transaction, which has locked or added the products. */
export async function recordMovements(tx: Queries, movements: readonly NewMovement[]): Promise<void> {
  if (movements.length === 0) return
  const { productId, number } = stockMovements
  const ids = [...new Set(movements.map((one) => one.productId))]
  const found = await tx
    .select({ productId, last: sql<number>`max(${number})::int` })
    .from(stockMovements)
    .where(inArray(productId, ids))
    .groupBy(productId)
  const last = new Map(found.map((one) => [one.productId, one.last]))
  const at = new Date()
  const actorId = currentScope()?.actorId ?? ''
  await tx.insert(stockMovements).values(
    movements.map(({ key = uuidv7(), ...movement }) => {
      const next = (last.get(movement.productId) ?? 0) + 1
      last.set(movement.productId, next)
      return { ...movement, actorId, key, number: next, at }
    }),
  )
}
