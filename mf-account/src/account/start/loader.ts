import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { numberedPath, tabPath } from '../account-tabs'
import { hasOrders } from './has-orders'

/** The page to which `/myaccount` redirects the user `uid`. */
export interface AccountStart {
  uid: string
  to: string
}

/**
 * Chooses the tab of `?num=`; without it the orders if the user has any, otherwise the account information. Null for
 * guests.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<AccountStart | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const numbered = numberedPath(new URL(request.url).searchParams)
  const to = numbered ?? tabPath((await hasOrders(user.email, request.signal)) ? 'orders' : 'info')
  return { uid: user.uid, to }
}
