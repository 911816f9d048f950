import { api, dataOrThrow, type Order, type OrderStatus } from '@superium/shared/api'

/** Loads any customer's order. An unknown id is an `ApiError` 404. */
export async function loadOrder(id: string, signal: AbortSignal): Promise<Order> {
  const params = { path: { id } }
  return dataOrThrow(await api.GET('/api/v1/admin/orders/{id}', { params, signal })).data
}

/** Changes an order's status. A change that is not allowed is an `ApiError` 409 that says why. */
export async function setOrderStatus(id: string, status: OrderStatus): Promise<Order> {
  const params = { path: { id } }
  return dataOrThrow(await api.POST('/api/v1/admin/orders/{id}/status', { params, body: { status } })).data
}
