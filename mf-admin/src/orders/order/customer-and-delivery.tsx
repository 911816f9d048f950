import { addressLines } from '@superium/shared/address-rules'
import type { Order } from '@superium/shared/api'
import { Link } from '@superium/shared/router'
import { Card } from '@superium/shared/ui'
import { Email } from '../../data-table/email'
import css from './customer-and-delivery.module.css'
import { orderPageTexts as texts } from './order-page-texts'

/** The customer, delivery address and notes of an order, without empty fields. */
export function CustomerAndDelivery({ order }: { order: Order }) {
  return (
    <Card>
      <dl className={css.facts}>
        <div>
          <dt>{texts.customer}</dt>
          <dd>
            {order.email ? (
              <Link to={`/superium-admin/users?${new URLSearchParams({ search: order.email })}`}>{order.name}</Link>
            ) : (
              order.name
            )}
          </dd>
          <dd>
            <a href={`mailto:${order.email}`}>
              <Email>{order.email}</Email>
            </a>
          </dd>
          <dd>
            <a href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}>{order.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.address}</dt>
          {addressLines({ ...order, name: '' }).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two address lines can be equal
            <dd key={index}>{line}</dd>
          ))}
        </div>
        {order.orderNotes && (
          <div>
            <dt>{texts.notes}</dt>
            <dd className={css.notes}>{order.orderNotes}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
