import {
  ApiError,
  api,
  dataOrThrow,
  type Order,
  type OrderPieces,
  type OrderStatus,
  type OrderTracking,
} from '@superium/shared/api'
import type { ReturnReason } from '@superium/shared/constants'

/** Loads an order of any customer. An unknown id is an `ApiError` 404. */
export async function loadOrder(id: string, signal: AbortSignal): Promise<Order> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/orders/{id}', { params, signal })).data
}

/** Changes an order's status. `ApiError` 409 explains why a change is not allowed. */
export async function setOrderStatus(
  id: string,
  body: { status: OrderStatus; note?: string; tracking?: OrderTracking; chosenReason?: ReturnReason },
): Promise<Order> {
  const params = { path: { id } }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/status', { params, body })).data
}

/** What cancelling all that is unsent of an order would pay back, in dollars. */
export async function previewCancel(id: string, signal: AbortSignal): Promise<number> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/orders/{id}/cancel', { params, signal })).data.refund
}

/** Says that the money has arrived. An order that is paid or cancelled is an `ApiError` 409. */
export async function markOrderPaid(id: string, note: string): Promise<Order> {
  const params = { path: { id } }
  const body = note ? { note } : {}
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/paid', { params, body })).data
}

/** Confirms the cash of a parcel that a seller reports. A refusal is an error with its reason. */
export async function confirmParcelCash(id: string, parcel: string): Promise<void> {
  const body = { orders: [{ id, parcels: [parcel] }] }
  const [result] = dataOrThrow(await api.POST('/api/v1/admin/orders/cash', { body })).data
  if (result?.outcome === 'refused' || result?.outcome === 'failed') throw new ApiError(409, result.reason ?? '')
}

type Seen = Pick<Order, '_id' | 'timeline'>

/** Records a refund in dollars. `ApiError` 409 if the order has changed since it was loaded, or if less is owed. */
export async function recordOrderRefund({ _id: id, timeline }: Seen, amount: number, note: string): Promise<Order> {
  const params = { path: { id } }
  const body = { amount, ...(note && { note }), seen: timeline.length }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/refunds', { params, body })).data
}

/** Sends pieces of an order. `ApiError` 409 if the order has changed since it was loaded. */
export async function sendParcel(
  { _id: id, timeline }: Seen,
  parcel: { lines: OrderPieces[]; tracking?: OrderTracking },
): Promise<Order> {
  const params = { path: { id } }
  const body = { ...parcel, seen: timeline.length }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/parcels', { params, body })).data
}

/** What the courier will collect for pieces, which stand as in a query, in dollars; 0 where it collects nothing. */
export async function previewParcel(id: string, lines: string, signal: AbortSignal): Promise<number> {
  const params = { path: { id }, query: { lines } }
  return dataOrThrow(await api.GET('/api/v1/admin/orders/{id}/parcels', { params, signal })).data.cash
}

/** Marks a parcel as delivered. */
export async function deliverParcel(id: string, parcel: string): Promise<Order> {
  const params = { path: { id, parcel } }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/parcels/{parcel}/delivered', { params })).data
}

/** Sets or corrects a parcel's tracking. */
export async function setParcelTracking(id: string, parcel: string, body: OrderTracking): Promise<Order> {
  const params = { path: { id, parcel } }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/parcels/{parcel}/tracking', { params, body })).data
}

/**
 * Accepts a return (its pieces go back into stock if `restock`) or refuses it, which needs a note. `ApiError` 409 if it
 * is already decided.
 */
export async function decideOrderReturn(
  id: string,
  returnId: string,
  decision: { accept: boolean; restock?: boolean },
  note: string,
): Promise<Order> {
  const params = { path: { id, return: returnId } }
  const body = { ...decision, ...(note && { note }) }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/returns/{return}', { params, body })).data
}
