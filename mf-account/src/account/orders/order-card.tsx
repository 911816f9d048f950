import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { OrderLines } from '@superium/shared/orders'
import { ButtonLink, Card } from '@superium/shared/ui'
import { accountTexts } from '../../texts'
import { OrderHeading } from './order-heading'
import css from './orders.module.css'

const texts = accountTexts.orders

/** The most lines on a card; the order page shows all. */
const SHOWN = 3

/** One order of the history: number, date, status, first lines, total and the link to its page. */
export function OrderCard({ order }: { order: Order }) {
  const more = order.products.length - SHOWN
  return (
    <Card className={css.card ?? ''}>
      <article aria-label={`#${order.orderNumber}`}>
        <header className={css.header}>
          <OrderHeading order={order} />
          <ButtonLink
            to={`/myaccount/orders/${order._id}`}
            variant="secondary"
            size="small"
            aria-label={texts.viewNumber(order.orderNumber)}
          >
            {texts.view}
          </ButtonLink>
        </header>
        <OrderLines lines={order.products.slice(0, SHOWN)} label={texts.lines} />
        <footer className={css.footer}>
          <span>{more > 0 && texts.more(more)}</span>
          <span>
            {texts.total} <strong>{formatDollars(order.orderTotal)}</strong>
          </span>
        </footer>
      </article>
    </Card>
  )
}
