import type { FastifyBaseLogger } from 'fastify'
import { type Static, Type } from 'typebox'
import { noteComplete } from '../audit-scope/audit-scope'
import { transactionWithRetries } from '../database/transaction-with-retries'
import { Id } from '../http/field-schemas'
import type { Identity } from '../identity/identity'
import { eachOrder, MOST_ORDERS, type Outcome, orderResultFields } from './each-order'
import { lockOrder } from './lock-order'
import type { OrderParts } from './order-parts'
import { parseStatus } from './order-status'
import { type ArrivedCash, cashByParcel, isToConfirm } from './parcels/cash-by-parcel'
import { collectCash } from './parcels/collect-cash'
import { findOrder } from './queries'

/** The cash that an administrator confirms: parcels by order, so that nobody confirms what they have not seen. */
export const ConfirmCashSchema = Type.Object(
  {
    orders: Type.Array(
      Type.Object({ id: Id, parcels: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
      { minItems: 1, maxItems: MOST_ORDERS },
    ),
  },
  { title: 'ConfirmCash' },
)
type ConfirmedParcels = Static<typeof ConfirmCashSchema>['orders'][number]

/** The outcome for one of several orders. */
export const ConfirmCashResultSchema = Type.Object(
  {
    ...orderResultFields,
    outcome: Type.Enum(['confirmed', 'already', 'refused', 'failed'] as const, {
      type: 'string',
      description: '`already`: it was confirmed before; `refused`: no cash is reported; `failed`: try again',
    }),
  },
  { title: 'ConfirmCashResult' },
)
export type ConfirmCashResult = Static<typeof ConfirmCashResultSchema>

/**
 * Confirms that the shop has the cash of parcels, each order in its own transaction with an event and an audit entry; with the last
 * parcel the order is paid. A repeated call confirms nothing twice. Results are in the order of `asked`.
 */
export const confirmCash = (
  parts: OrderParts,
  identity: Identity,
  asked: readonly ConfirmedParcels[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ConfirmCashResult[]> => eachOrder(asked, log, (one) => confirmOne(parts, identity, one))

async function confirmOne(
  { db }: OrderParts,
  identity: Identity,
  { id, parcels }: ConfirmedParcels,
): Promise<Outcome<'confirmed'>> {
  const found = await findOrder(db, id)
  if (!found) return { outcome: 'refused', reason: 'There is no such order.' }
  const { orderNumber } = found
  return transactionWithRetries(db, async (tx) => {
    const order = await lockOrder(tx, identity, id)
    const { row, ledger } = order
    const asked = new Set(parcels.map((one) => one.toLowerCase()))
    const isConfirmed = (parcel: string): boolean =>
      row.paidAt !== null || ledger.some(({ kind, parcelId }) => kind === 'cash-confirmed' && parcelId === parcel)
    if ([...asked].every(isConfirmed)) {
      noteComplete()
      return { orderNumber, outcome: 'already' }
    }
    const confirms = ({ parcel }: ArrivedCash): boolean => asked.has(parcel.id)
    if (!cashByParcel(order).filter(isToConfirm).some(confirms)) {
      noteComplete()
      return { orderNumber, outcome: 'refused', reason: 'No cash of these parcels is reported.' }
    }
    const step = { actor: 'admin', actorId: identity.uid, at: new Date() } as const
    await collectCash(tx, order, step, parseStatus(row.status), confirms)
    return { orderNumber, outcome: 'confirmed' }
  })
}
