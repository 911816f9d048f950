import { ApiError, api, dataOrThrow } from '@superium/shared/api'
import { data, type LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { fetchColours } from '../account/orders/fetch-colours'
import type { KnownOrder } from '../account/orders/fetch-orders'

/**
 * The order that the address names, with `uid`, whose session asked for it. 404 for an unknown id and for one that is none.
 * Null for an anonymous visitor, whom the page sends to /signin.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<(KnownOrder & { uid: string }) | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const { signal } = request
  const path = { id: params.id ?? '' }
  try {
    const { data: order } = dataOrThrow(await api.GET('/api/v1/shop/orders/{id}', { params: { path }, signal }))
    return { uid: user.uid, order, colours: await fetchColours([order], signal) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 })
    throw error
  }
}
