import { RequireSignIn, useLoaderData, useRevalidator } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Breadcrumbs, Page, PageTitle } from '@superium/shared/ui'
import { useEffect } from 'react'
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
  const title = orderPageTexts.title(data.order.orderNumber)
  return (
    <Page>
      <PageTitle title={title} />
      <Breadcrumbs items={orderTrail(title)} />
      <OrderView key={data.order._id} order={data.order} />
    </Page>
  )
}
