import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { deferred } from '../loading/deferred'
import { tabOf } from './account-tabs'
import { fetchAddresses } from './addresses/fetch-addresses'
import { fetchUserRecord, type UserRecord } from './info/fetch-user-record'
import { fetchOrders, historyPage, type OrderHistory } from './orders/fetch-orders'

/**
 * The promises of the user record and of the open tab's data (null for the other tabs), and `uid`, the user to whom
 * they belong.
 */
export interface AccountData {
  uid: string
  addresses: ReturnType<typeof fetchAddresses> | null
  record: Promise<UserRecord>
  orders: Promise<OrderHistory> | null
}

/** Starts loading the data of the open tab. Null for a guest, whom the page sends to /signin. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AccountData | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const { pathname, searchParams } = new URL(request.url)
  const tab = tabOf(pathname)
  return {
    uid: user.uid,
    addresses: tab === 'billing' ? deferred(fetchAddresses(request.signal)) : null,
    record: deferred(fetchUserRecord(user.email, request.signal)),
    orders: tab === 'orders' ? deferred(fetchOrders(user.email, historyPage(searchParams), request.signal)) : null,
  }
}
