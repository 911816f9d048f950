import type { Order } from '@superium/shared/api'
import { OrderDate } from '../account/orders/order-date'
import { accountTexts } from '../texts'
import css from './order-timeline.module.css'

const texts = accountTexts.order

/** The status changes with time and actor, the latest first (ruling on spec §4). */
export function OrderTimeline({ timeline }: { timeline: Order['timeline'] }) {
  const steps = timeline.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <ol className={css.timeline} reversed>
      {steps.map(({ status, at, actor }, index) => (
        <li key={`${status} ${at}`} className={index === 0 ? css.latest : undefined}>
          <p className={css.status}>{status}</p>
          <p className={css.when}>
            <OrderDate at={at} time /> {actor === 'buyer' ? texts.byYou : texts.byShop}
          </p>
        </li>
      ))}
    </ol>
  )
}
