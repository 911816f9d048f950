import { RequireSignIn, useLoaderData, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect } from 'react'
import { tabPath } from '../account/account-tabs'
import { UnknownEntry } from '../errors/unknown-entry'
import { accountTexts } from '../texts'
import { type OrderData, shownOrder } from './loader'
import { OrderFrame, orderTrail } from './order-frame'
import { OrderView } from './order-view'
import { orderPageTexts } from './texts'

export { loader } from './loader'

/** /myaccount/orders/{id}: one order of the signed-in visitor (ruling on spec §2 "View Order"). */
export function Component() {
  return (
    <RequireSignIn pending={<OrderFrame />}>
      <OwnOrder />
    </RequireSignIn>
  )
}

function OwnOrder() {
  const data = useLoaderData<OrderData | null>()
  const uid = useShared($user)?.uid
  const { revalidate } = useRevalidator()
  const stale = data?.uid !== uid
  shownOrder.useShown(data)
  useEffect(() => {
    if (stale) void revalidate()
  }, [stale, revalidate])
  if (!data || stale) return <OrderFrame />
  const { order } = data
  const title = order ? orderPageTexts.title(order.orderNumber) : orderPageTexts.unknown
  return (
    <Page>
      <PageTitle title={title} />
      <Breadcrumbs items={orderTrail(order ? title : orderPageTexts.breadcrumb)} />
      {order ? (
        <OrderView key={order._id} order={order} />
      ) : (
        <UnknownEntry page title={title} to={tabPath('orders')} label={accountTexts.account.tabs.orders} />
      )}
    </Page>
  )
}
