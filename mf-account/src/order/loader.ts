import { api, dataOrThrow, type Order } from '@superium/shared/api'
import { createShown } from '@superium/shared/loading'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { isUnknown } from '../errors/unknown-entry'

/** The order in the address, null if the user has no such order; `uid` is the user for whom it was loaded. */
export interface OrderData {
  uid: string
  order: Order | null
}

/** What the page shows, which outlives a failing reload. */
export const shownOrder = createShown<OrderData>()

/** Loads the order. Null for a guest, whom the page sends to /signin. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<OrderData | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const id = params.id ?? ''
  return shownOrder.orShown(
    loadOrder(id, user.uid, request.signal),
    request.signal,
    ({ uid, order }) => uid === user.uid && order?._id === id,
  )
}

async function loadOrder(id: string, uid: string, signal: AbortSignal): Promise<OrderData> {
  const params = { path: { id } }
  try {
    return { uid, order: dataOrThrow(await api.GET('/api/v1/shop/orders/{id}', { params, signal })).data }
  } catch (error) {
    if (isUnknown(error)) return { uid, order: null }
    throw error
  }
}
