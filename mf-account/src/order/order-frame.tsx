import { Breadcrumbs, Page, Skeleton } from '@superium/shared/ui'
import { tabPath } from '../account/account-tabs'
import { accountTexts } from '../texts'
import css from './order.module.css'
import { orderPageTexts } from './texts'

/** The breadcrumbs of an order. */
export const orderTrail = (label: string) => [
  { label: accountTexts.account.title, to: '/myaccount' },
  { label: accountTexts.account.tabs.orders, to: tabPath('orders') },
  { label },
]

/** Placeholder of an order until the session is known. */
export function OrderFrame() {
  return (
    <Page>
      <Breadcrumbs items={orderTrail(orderPageTexts.breadcrumb)} />
      <div className={css.frame}>
        <p role="status" className={css.waiting}>
          {accountTexts.waiting.account}
        </p>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="5rem" />
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </Page>
  )
}
