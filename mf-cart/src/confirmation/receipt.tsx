import type { Order } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import { OrderLines } from '@superium/shared/orders'
import { ButtonLink, Card, PageTitle, Totals } from '@superium/shared/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cartTexts } from '../texts'
import css from './receipt.module.css'

/** The receipt: order number, lines, totals, delivery address and links onwards. */
export function Receipt({ order }: { order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const facts = [
    [cartTexts.order.number, order.orderNumber],
    [cartTexts.order.status, order.status],
    [cartTexts.order.payment, PAYMENT_NAMES[order.paymentType]],
    [cartTexts.order.deliverTo, address(order)],
  ] as const

  return (
    <article className={css.order}>
      <PageTitle title={cartTexts.order.title} />
      <header className={css.header}>
        <CircleCheck size={40} aria-hidden="true" className={css.check} />
        <div>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {cartTexts.order.title}
          </h1>
          <p className={css.email}>{cartTexts.order.email(order.email)}</p>
        </div>
      </header>
      <Card>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className={css.lines ?? ''}>
        <h2>{cartTexts.order.lines}</h2>
        <OrderLines lines={order.products} label={cartTexts.order.lines} />
        <Totals amounts={order} charged />
      </Card>
      <div className={css.actions}>
        <ButtonLink to="/products">{cartTexts.order.shop}</ButtonLink>
        <ButtonLink to="/myaccount?num=2" variant="secondary">
          {cartTexts.order.myOrders}
        </ButtonLink>
      </div>
    </article>
  )
}

function address({ name, street, subDistrict, district, postalCode, country }: Order): string {
  return [name, street, subDistrict, district, postalCode, country].filter(Boolean).join(', ')
}
