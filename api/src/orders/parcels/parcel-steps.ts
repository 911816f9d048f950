import { noteComplete } from '../../audit-scope/audit-scope'
import { transactionWithRetries } from '../../database/transaction-with-retries'
import { conflict, notFound } from '../../http/problem'
import type { NewParcel, OrderTracking } from '../change-schema'
import { isReadyToSend } from '../is-ready-to-send'
import type { LockedOrder } from '../lock-order'
import type { OrderParts } from '../order-parts'
import { choosePieces, piecesToSend } from '../pieces'
import type { OrderRow, ParcelRow } from '../queries'
import { tellBuyer } from '../tell-buyer'
import { deliverParcels } from './deliver-parcels'
import type { ParcelKeeper } from './parcel-keeper'
import { sendParcels } from './send-parcels'
import { setParcelTracking } from './set-parcel-tracking'
import { toTracking } from './tracking-columns'

const stepOf = ({ actor, actorId }: ParcelKeeper) => ({ actor, actorId, at: new Date() })

/**
 * Sends the caller's pieces of an order, or all that they have left, and notifies the buyer. 400 for someone else's
 * line; 404 if no line is the caller's; 409 if the order may not be sent yet, if fewer pieces are left, or if the
 * number of the caller's parcels is no longer `parcels`, so that a repeated request sends nothing twice.
 */
export async function shipPieces(
  parts: OrderParts,
  keeper: ParcelKeeper,
  { lines: asked, tracking, parcels }: NewParcel & { parcels?: number },
): Promise<void> {
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await keeper.lock(tx)
    requireSendable(order.row, keeper)
    if (parcels !== undefined && parcels !== order.parcels.filter(keeper.owns).length)
      throw conflict('The order has been changed meanwhile. Look at it again.')
    const own = order.lines.filter(keeper.owns)
    const sent = await sendParcels(tx, order, choosePieces(own, asked, piecesToSend), { ...stepOf(keeper), tracking })
    await tellBuyer(tx, parts, order.row, 'parcel-sent', sent)
  })
}

/** Throws 409 unless pieces of the order may be sent now; sellers also have to wait for the payment. */
function requireSendable(row: OrderRow, { actor }: ParcelKeeper): void {
  if (row.status === 'Pending') throw conflict('The order is not confirmed yet.')
  if (row.status !== 'Confirmed')
    throw conflict(`Nothing is left to ship of an order that is ${row.status.toLowerCase()}.`)
  if (actor === 'seller' && !isReadyToSend(row)) throw conflict('The order is not paid yet.')
}

/**
 * Records that the caller's parcel has arrived, and notifies the buyer. 404 for someone else's parcel, 409 if it was
 * delivered before.
 */
export async function markDelivered(parts: OrderParts, keeper: ParcelKeeper, id: string): Promise<void> {
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await keeper.lock(tx)
    const parcel = ownParcel(order, keeper, id)
    if (parcel.deliveredAt !== null) throw conflict('The parcel has been delivered already.')
    await deliverParcels(tx, order, [parcel], stepOf(keeper))
    await tellBuyer(tx, parts, order.row, 'parcel-delivered', [parcel.id])
  })
}

/** How often a seller may set or correct a parcel's tracking; the buyer sees each change in the order's timeline. */
const MOST_CORRECTIONS = 5

/**
 * Sets or corrects the tracking of the caller's parcel, and notifies the buyer. 404 for someone else's parcel, 409 for
 * a seller at the limit of corrections.
 */
export async function correctTracking(
  parts: OrderParts,
  keeper: ParcelKeeper,
  id: string,
  tracking: OrderTracking,
): Promise<void> {
  await transactionWithRetries(parts.db, async (tx) => {
    const order = await keeper.lock(tx)
    const parcel = ownParcel(order, keeper, id)
    if (isSame(tracking, toTracking(parcel))) return noteComplete()
    if (keeper.actor === 'seller') requireFewCorrections(order, keeper)
    await setParcelTracking(tx, order, parcel, tracking, stepOf(keeper))
    await tellBuyer(tx, parts, order.row, 'parcel-tracking', [parcel.id])
  })
}

// Events do not name their parcel, so the limit applies to all of the sender's parcels together.
function requireFewCorrections({ events, parcels }: LockedOrder, { owns }: ParcelKeeper): void {
  const made = events.filter((event) => event.kind === 'tracking' && owns(event)).length
  if (made >= MOST_CORRECTIONS * parcels.filter(owns).length)
    throw conflict('The tracking of this order has been changed often enough. Write to us to change it again.')
}

const isSame = (one: OrderTracking, other: OrderTracking | undefined): boolean =>
  one.carrier.trim() === other?.carrier && one.number.trim() === other.number && one.url === other.url

function ownParcel({ parcels }: LockedOrder, { owns }: ParcelKeeper, id: string): ParcelRow {
  const found = parcels.find((one) => one.id === id.toLowerCase())
  if (!found || !owns(found)) throw notFound('such parcel')
  return found
}
