import type { FastifyBaseLogger } from 'fastify'
import { type Static, Type } from 'typebox'
import { Id } from '../http/field-schemas'
import { Problem } from '../http/problem'
import type { Identity } from '../identity/identity'
import { eachOrder, MOST_ORDERS, type Outcome, orderResultFields } from './each-order'
import { isReadyToSend } from './is-ready-to-send'
import type { OrderParts } from './order-parts'
import { findOrder } from './queries'
import { setStatus } from './set-status'

export const ShipOrdersSchema = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MOST_ORDERS, uniqueItems: true }) },
  { title: 'ShipOrders' },
)

/** The outcome for one of several orders. */
export const ShipResultSchema = Type.Object(
  {
    ...orderResultFields,
    outcome: Type.Enum(['shipped', 'already', 'refused', 'failed'] as const, {
      type: 'string',
      description: '`already`: it was shipped before; `refused`: it cannot be shipped; `failed`: try again',
    }),
  },
  { title: 'ShipResult' },
)
export type ShipResult = Static<typeof ShipResultSchema>

const SENT = ['Shipped', 'Delivered', 'Return requested', 'Returned']

async function shipOne(parts: OrderParts, identity: Identity, id: string): Promise<Outcome<'shipped'>> {
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
export const shipOrders = (
  parts: OrderParts,
  identity: Identity,
  ids: readonly string[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ShipResult[]> =>
  eachOrder(
    ids.map((id) => ({ id })),
    log,
    ({ id }) => shipOne(parts, identity, id),
  )
