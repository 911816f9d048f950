import type { LoaderFunctionArgs } from '@superium/shared/router'
import { sessionReady } from '@superium/shared/state'
import { numberedPath, tabPath } from '../account-tabs'
import { hasOrders } from './has-orders'

/** Where `/myaccount` leads the user `uid`. */
export interface AccountStart {
  uid: string
  to: string
}

/** The tab of `?num=`; without it the orders of somebody who has any, or else the account information. Null when signed out. */
export async function loader({ request }: LoaderFunctionArgs): Promise<AccountStart | null> {
  const { user } = await sessionReady()
  if (!user) return null
  const numbered = numberedPath(new URL(request.url).searchParams)
  const to = numbered ?? tabPath((await hasOrders(user.email, request.signal)) ? 'orders' : 'info')
  return { uid: user.uid, to }
}
