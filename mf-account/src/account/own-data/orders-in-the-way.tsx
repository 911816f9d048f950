import { Link } from '@superium/shared/router'
import type { DeletionPreview } from './delete-account'
import css from './own-data.module.css'
import { ownDataTexts } from './texts'

const texts = ownDataTexts.inTheWay

/** Why the account cannot be deleted yet: the orders that have to be completed first, each with a link. */
export function OrdersInTheWay({ orders, sales }: DeletionPreview) {
  return (
    <div role="alert" className={css.text}>
      <OrderLinks text={texts.orders(orders.length)} orders={orders} at="/myaccount/orders" />
      <OrderLinks text={texts.sales(sales.length)} orders={sales} at="/seller/orders" />
    </div>
  )
}

function OrderLinks({ text, orders, at }: { text: string; orders: DeletionPreview['orders']; at: string }) {
  if (orders.length === 0) return null
  return (
    <>
      <p>{text}</p>
      <ul>
        {orders.map(({ _id, orderNumber }) => (
          <li key={_id}>
            <Link to={`${at}/${_id}`}>{texts.order(orderNumber)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
