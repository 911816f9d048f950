import type { Order, OrderLine } from '@superium/shared/api'
import {
  BuyAgainButton,
  Invoice,
  OrderDate,
  OrderLines,
  OrderParcels,
  OrderReturns,
  OrderTimeline,
  PaymentInstructions,
  reviewPath,
} from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { Button, ButtonLink, Card, PageTitle, StatusChip, Totals } from '@superium/shared/ui'
import { CircleCheck, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useShopSettings } from '../shop-settings/use-shop-settings'
import { OrderDelivery } from './order-delivery'
import css from './order-view.module.css'
import { orderTexts } from './texts'

interface OrderViewProps {
  order: Order
  /** Whether the order was just placed. */
  thanks: boolean
  /** Whether an earlier attempt placed it, before the shopper changed something. */
  earlier?: boolean | undefined
}

/** One order: next steps, lines and totals, delivery, and the actions that are possible. */
export function OrderView({ order, thanks, earlier }: OrderViewProps) {
  const settings = useShopSettings()
  const number = orderTexts.title(order.orderNumber)
  const title = thanks ? orderTexts.thanks : number
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (thanks) heading.current?.focus()
  }, [thanks])

  const partly = order.status === 'Confirmed' && order.parcels.length > 0
  const manageable =
    order.nextStatuses.length > 0 || order.products.some(({ mayCancel, mayReturn }) => mayCancel + mayReturn > 0)

  return (
    <article className={css.order}>
      <PageTitle title={title} />
      <header className={css.header}>
        {thanks && <CircleCheck size={44} aria-hidden="true" className={css.check} />}
        <div>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <p className={css.about}>
            {thanks && <strong>{number}</strong>}
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
            <p>{orderTexts.next[partly ? 'partly' : order.status]}</p>
            <p className={css.quiet}>
              {settings?.mail ? orderTexts.mailTo(order.email) : orderTexts.email(order.email)} {orderTexts.next.track}
            </p>
          </Card>
          <Card className={css.part ?? ''}>
            <h2>{orderTexts.paymentState}</h2>
            <PaymentInstructions order={order} />
          </Card>
          {order.parcels.length > 0 && (
            <Card className={css.part ?? ''}>
              <h2>{orderTexts.parcels}</h2>
              <OrderParcels order={order} label={orderTexts.parcels} />
            </Card>
          )}
          <Card className={css.part ?? ''}>
            <h2>{orderTexts.lines}</h2>
            <OrderLines lines={order.products} label={orderTexts.lines} actionsOf={(line) => reviewLink(order, line)} />
            <Totals amounts={order} charged />
          </Card>
          {order.returns.length > 0 && (
            <Card className={css.part ?? ''}>
              <h2>{orderTexts.returns}</h2>
              <OrderReturns order={order} label={orderTexts.returns} />
            </Card>
          )}
        </div>
        <Card className={css.part ?? ''}>
          <h2>{orderTexts.delivery}</h2>
          <OrderDelivery order={order} />
          <h2>{orderTexts.timeline}</h2>
          <OrderTimeline timeline={order.timeline} label={orderTexts.timeline} />
        </Card>
      </div>
      <div className={css.actions}>
        <ButtonLink to="/products">{orderTexts.shop}</ButtonLink>
        <ButtonLink to="/myaccount/orders" variant="secondary">
          {orderTexts.myOrders}
        </ButtonLink>
        <BuyAgainButton order={order} />
        {manageable && (
          <ButtonLink to={`/myaccount/orders/${order._id}`} variant="secondary">
            {orderTexts.manage}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {orderTexts.print}
        </Button>
      </div>
      <Invoice order={order} address={settings?.address ?? []} />
    </article>
  )
}

/** The link to the review form for a bought line without a review. */
function reviewLink(order: Order, line: OrderLine) {
  if (!line.mayReview) return null
  return (
    <Link to={reviewPath(order._id, line)} aria-label={orderTexts.reviewNamed(line.name)}>
      {orderTexts.review}
    </Link>
  )
}
