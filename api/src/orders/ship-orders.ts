import type { FastifyBaseLogger } from 'fastify'
import { type Static, Type } from 'typebox'
import { Id } from '../http/field-schemas'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { isReadyToSend } from './is-ready-to-send'
import type { OrderParts } from './order-parts'
import { findOrder } from './queries'
import { setStatus } from './set-status'

/** Orders per call, few enough that the call ends before a proxy's timeout. */
const MOST = 25

export const ShipOrdersSchema = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST, uniqueItems: true }) },
  { title: 'ShipOrders' },
)

/** The outcome for one of several orders. */
export const ShipResultSchema = Type.Object(
  {
    _id: Id,
    orderNumber: Type.Optional(Type.String({ description: 'Absent for an unknown order' })),
    outcome: Type.Enum(['shipped', 'already', 'refused', 'failed'] as const, {
      type: 'string',
      description: '`already`: it was shipped before; `refused`: it cannot be shipped; `failed`: try again',
    }),
    reason: Type.Optional(Type.String({ description: 'Plain text: why the order was refused or failed' })),
  },
  { title: 'ShipResult' },
)
export type ShipResult = Static<typeof ShipResultSchema>

const SENT = ['Shipped', 'Delivered', 'Return requested', 'Returned']

async function shipOne(parts: OrderParts, identity: Identity, id: string): Promise<Omit<ShipResult, '_id'>> {
  const row = await findOrder(parts.db, id)
  if (!row) return { outcome: 'refused', reason: 'There is no such order.' }
  const { orderNumber } = row
  if (SENT.includes(row.status)) return { orderNumber, outcome: 'already' }
  // The form for a single order warns about a missing payment; a bulk action refuses instead, because nobody reads many
  // warnings.
  if (row.status === 'Confirmed' && !isReadyToSend(row))
    return { orderNumber, outcome: 'refused', reason: 'It is not paid yet. Open it to ship it anyway.' }
  try {
    await setStatus(parts, identity, id, { status: 'Shipped' })
    return { orderNumber, outcome: 'shipped' }
  } catch (error) {
    if (!(error instanceof Problem) || error.statusCode >= 500) throw error
    // Another request may have shipped it in the meantime.
    const now = await findOrder(parts.db, id)
    if (now && SENT.includes(now.status)) return { orderNumber, outcome: 'already' }
    return { orderNumber, outcome: 'refused', reason: error.message }
  }
}

/**
 * Ships everything left of each order, one after another, each in its own transaction with an audit entry. An order
 * that cannot be shipped does not stop the others. A repeated call ships nothing twice. Results are in the order of
 * `ids`.
 */
export async function shipOrders(
  parts: OrderParts,
  identity: Identity,
  ids: readonly string[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ShipResult[]> {
  const results: ShipResult[] = []
  for (const id of ids) {
    try {
      results.push({ _id: id, ...(await shipOne(parts, identity, id)) })
    } catch (error) {
      log.error({ err: error, order: id }, 'an order of many could not be shipped')
      results.push({ _id: id, outcome: 'failed', reason: 'Something went wrong on our side. Try this one again.' })
    }
  }
  return results
}
