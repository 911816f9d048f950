import { Navigate, RequireSignIn, useMatches } from '@superium/shared/router'
import { Breadcrumbs, Page, Skeleton } from '@superium/shared/ui'
import { useEffect, useState } from 'react'
import { cartTexts } from '../texts'
import { Confirmation } from './confirmation'
import { forgetPlacedOrder, justPlacedOrder } from './just-placed'
import css from './page.module.css'
import { orderTexts } from './texts'

const trail = (label: string) => [
  { label: cartTexts.home, to: '/' },
  { label: orderTexts.breadcrumbOrders, to: '/myaccount/orders' },
  { label },
]

const pending = (
  <>
    <Breadcrumbs items={trail(orderTexts.breadcrumb)} />
    <div className={css.loading}>
      <p role="status" className={css.waiting}>
        {orderTexts.loading}
      </p>
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="40%" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
  </>
)

/**
 * `/order/{id}` (ruling on spec §4): the confirmation right after ordering. Later, by reload or from a mail, it leads to
 * the order's page in the account, which is the only one.
 */
export function Component() {
  const id = useMatches().at(-1)?.params.id ?? ''
  return (
    <Page>
      <div className={css.content}>
        <RequireSignIn pending={pending}>
          <PlacedOrder key={id} id={id} />
        </RequireSignIn>
      </div>
    </Page>
  )
}

function PlacedOrder({ id }: { id: string }) {
  const [placed] = useState(() => justPlacedOrder(id))
  useEffect(() => forgetPlacedOrder, [])
  if (placed)
    return (
      <>
        <Breadcrumbs items={trail(orderTexts.title(placed.order.orderNumber))} />
        <Confirmation {...placed} />
      </>
    )
  return (
    <>
      {pending}
      <Navigate to={`/myaccount/orders/${encodeURIComponent(id)}`} replace />
    </>
  )
}
