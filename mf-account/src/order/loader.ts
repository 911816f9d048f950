import { ApiError, api, dataOrThrow, type Order } from '@superium/shared/api'
import { data, type LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'

/** The order in the address and `uid`, the user for whom it was loaded. */
export interface OrderData {
  uid: string
  order: Order
}

/** Loads the order; throws 404 for an unknown or malformed id. Null for a guest, whom the page sends to /signin. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<OrderData | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const { signal } = request
  const path = { id: params.id ?? '' }
  try {
    const { data: order } = dataOrThrow(await api.GET('/api/v1/shop/orders/{id}', { params: { path }, signal }))
    return { uid: user.uid, order }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 })
    throw error
  }
}
