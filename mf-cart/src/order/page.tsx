import { api, dataOrThrow, type Order } from '@superium/shared/api'
import { useLoaded } from '@superium/shared/loading'
import { RequireSignIn, useMatches } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Breadcrumbs, Page, Skeleton } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { cartTexts } from '../texts'
import { forgetPlacedOrder, justPlacedOrder } from './just-placed'
import { OrderFailure } from './order-failure'
import { OrderView } from './order-view'
import css from './page.module.css'
import { orderTexts } from './texts'

const pending = (
  <div className={css.loading}>
    <p role="status" className={css.waiting}>
      {orderTexts.loading}
    </p>
    <Skeleton width="60%" height="2.25rem" />
    <Skeleton width="40%" />
    <Skeleton height="14rem" />
    <Skeleton height="14rem" />
  </div>
)

const trail = (label: string) => [
  { label: cartTexts.home, to: '/' },
  { label: orderTexts.breadcrumbOrders, to: '/myaccount/orders' },
  { label },
]

const frame = (
  <>
    <Breadcrumbs items={trail(orderTexts.breadcrumb)} />
    {pending}
  </>
)

/**
 * `/order/{id}`: the confirmation right after ordering; later it shows the same order without the thank-you (ruling on
 * spec §4).
 */
export function Component() {
  const id = useMatches().at(-1)?.params.id ?? ''
  return (
    <Page>
      <div className={css.content}>
        <RequireSignIn pending={frame}>
          <OwnOrder key={id} id={id} />
        </RequireSignIn>
      </div>
    </Page>
  )
}

function OwnOrder({ id }: { id: string }) {
  const uid = useShared($user)?.uid
  const [placed] = useState(() => justPlacedOrder(id))
  const loaded = useLoaded(`${uid} ${id}`, (signal) => loadOrder(id, signal), placed?.order)
  useEffect(() => forgetPlacedOrder, [])
  const order = loaded.data
  const label = order ? orderTexts.title(order.orderNumber) : orderTexts.breadcrumb
  return (
    <>
      <Breadcrumbs items={trail(label)} />
      {!order && loaded.status === 'loading' && pending}
      {!order && loaded.status === 'failed' && <OrderFailure error={loaded.error} retry={loaded.retry} />}
      {order && <OrderView order={order} thanks={placed !== null} earlier={placed?.earlier} />}
    </>
  )
}

async function loadOrder(id: string, signal: AbortSignal): Promise<Order> {
  return dataOrThrow(await api.GET('/api/v1/shop/orders/{id}', { params: { path: { id } }, signal })).data
}
