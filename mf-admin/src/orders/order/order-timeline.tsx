import type { Order } from '@superium/shared/api'
import { formatMoment } from '../../dates/format-date'
import { adminTexts } from '../../texts'
import { orderTexts } from './order-texts'
import css from './order-timeline.module.css'

/** What happened to an order with time, actor, pieces and notes, oldest first. */
export function OrderTimeline({ events }: { events: Order['timeline'] }) {
  return (
    <ol className={css.timeline}>
      {events.map(({ kind, status, at, actor, note, lines = [] }) => (
        <li key={`${kind} ${status} ${at}`}>
          <strong>{kind === 'status' ? status : orderTexts.events[kind]}</strong>
          <span>
            <time dateTime={at}>{formatMoment(at)}</time> · {adminTexts.order.actors[actor]}
          </span>
          {lines.map(({ name, variantName, quantity }) => (
            <span key={`${name} ${variantName}`}>
              {quantity} × {variantName ? `${name}, ${variantName}` : name}
            </span>
          ))}
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
