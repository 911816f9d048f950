import type { Order } from '@superium/shared/api'
import { ButtonLink, Notice } from '@superium/shared/ui'
import { PackageOpen } from 'lucide-react'
import { accountTexts } from '../../texts'
import { OrderCard } from './order-card'
import css from './orders.module.css'

const texts = accountTexts.orders

/** "Order History" (spec §2), newest first. */
export function OrdersTab({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <Notice
        icon={<PackageOpen size={28} aria-hidden="true" />}
        title={texts.empty}
        actions={<ButtonLink to="/products">{accountTexts.returnToShop}</ButtonLink>}
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
    </>
  )
}
