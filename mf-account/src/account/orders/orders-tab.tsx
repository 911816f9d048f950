import { ButtonLink, Notice } from '@superium/shared/ui'
import { PackageOpen } from 'lucide-react'
import { accountTexts } from '../../texts'
import { tabPath } from '../account-tabs'
import type { OrderHistory } from './fetch-orders'
import { OrderCard } from './order-card'
import css from './orders.module.css'
import { OrdersPager } from './orders-pager'

const texts = accountTexts.orders

/** "Order History" (spec §2), newest first, page by page. */
export function OrdersTab({ history: { orders, count, page } }: { history: OrderHistory }) {
  if (orders.length === 0) {
    const [title, to, label] =
      count === 0
        ? [texts.empty, '/products', accountTexts.returnToShop]
        : [texts.noSuchPage, tabPath('orders'), texts.first]
    return (
      <Notice
        icon={<PackageOpen size={28} aria-hidden="true" />}
        title={title}
        actions={<ButtonLink to={to}>{label}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <h2>{texts.title}</h2>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <OrdersPager page={page} count={count} />
    </>
  )
}
