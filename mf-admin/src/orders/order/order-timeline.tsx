import type { Order } from '@superium/shared/api'
import { formatMoment } from '../../dates/format-date'
import { adminTexts } from '../../texts'
import css from './order-timeline.module.css'

/** The status changes of an order with time and actor, oldest first. */
export function OrderTimeline({ events }: { events: Order['timeline'] }) {
  return (
    <ol className={css.timeline}>
      {events.map(({ status, at, actor }) => (
        <li key={`${status} ${at}`}>
          <strong>{status}</strong>
          <span>
            <time dateTime={at}>{formatMoment(at)}</time> · {adminTexts.order.actors[actor]}
          </span>
        </li>
      ))}
    </ol>
  )
}
