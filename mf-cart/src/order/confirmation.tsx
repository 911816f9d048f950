import { OrderDate, OrderDelivery, OrderLines, PaymentInstructions, PrintInvoice } from '@superium/shared/orders'
import { ButtonLink, Card, PageTitle, StatusChip, Totals } from '@superium/shared/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useShopSettings } from '../shop-settings/use-shop-settings'
import css from './confirmation.module.css'
import type { JustPlaced } from './just-placed'
import { orderTexts } from './texts'

/** The thank-you for an order: what happens next, how to pay, what was ordered, and the way to the order's page. */
export function Confirmation({ order, earlier }: JustPlaced) {
  const settings = useShopSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={css.order}>
      <PageTitle title={orderTexts.thanks} />
      <header className={css.header}>
        <CircleCheck size={44} aria-hidden="true" className={css.check} />
        <div>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {orderTexts.thanks}
          </h1>
          <p className={css.about}>
            <strong>{orderTexts.title(order.orderNumber)}</strong>
            <StatusChip status={order.status} />
            <span>
              {orderTexts.placed} <OrderDate at={order.createdAt} time />
            </span>
          </p>
        </div>
      </header>
      {earlier && (
        <p role="alert" className={css.earlier}>
          {orderTexts.earlier}
        </p>
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <Card className={css.part ?? ''}>
            <h2>{orderTexts.next.title}</h2>
            {order.status === 'Pending' && <p>{orderTexts.next.pending}</p>}
            <p className={css.quiet}>
              {settings?.mail ? orderTexts.mailTo(order.email) : orderTexts.email(order.email)} {orderTexts.next.track}
            </p>
          </Card>
          <Card className={css.part ?? ''}>
            <h2>{orderTexts.paymentState}</h2>
            <PaymentInstructions order={order} />
          </Card>
          <Card className={css.part ?? ''}>
            <h2>{orderTexts.lines}</h2>
            <OrderLines lines={order.products} label={orderTexts.lines} />
            <Totals amounts={order} charged />
          </Card>
        </div>
        <Card className={css.part ?? ''}>
          <h2>{orderTexts.delivery}</h2>
          <OrderDelivery order={order} />
        </Card>
      </div>
      <div className={css.actions}>
        <ButtonLink to="/products">{orderTexts.shop}</ButtonLink>
        <ButtonLink to={`/myaccount/orders/${order._id}`} variant="secondary">
          {orderTexts.view}
        </ButtonLink>
        <PrintInvoice order={order} address={settings?.address ?? []} />
      </div>
    </article>
  )
}
