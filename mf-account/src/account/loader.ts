import type { Order } from '@superium/shared/api'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { fetchUserRecord, type UserRecord } from './info/fetch-user-record'
import { fetchOrders } from './orders/fetch-orders'
import { tabOf } from './tabs'

/** What the open tab needs, on its way; null for the other tabs. `uid` is whose data it is. */
export interface AccountData {
  uid: string
  record: Promise<UserRecord> | null
  orders: Promise<Order[]> | null
}

/** The promise for a deferred part: its failure is shown where it is awaited, not as an unhandled one before that. */
function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

/** Begins to load what the tab in `?num=` shows. Null for an anonymous visitor, whom the page sends to /signin. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AccountData | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const tab = tabOf(new URL(request.url).searchParams)
  return {
    uid: user.uid,
    record: tab === 'info' ? deferred(fetchUserRecord(user.email, request.signal)) : null,
    orders: tab === 'orders' ? deferred(fetchOrders(user.email, request.signal)) : null,
  }
}
