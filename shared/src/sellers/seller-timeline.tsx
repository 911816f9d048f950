import { OrderDate } from '../orders/order-date'
import css from '../orders/order-timeline.module.css'
import { sellerPartsTexts as texts } from './texts'

/** A step as the API sends it. */
interface SellerEvent {
  kind: keyof typeof texts.events
  reason: string
  actor: 'seller' | 'admin' | 'system'
  at: string
  /** For administrators: the actor's name. */
  actorName?: string
}

interface SellerTimelineProps {
  events: readonly SellerEvent[]
  /** The list's accessible name. */
  label: string
  /** Names of the actors where no own name is known. */
  actors: Record<SellerEvent['actor'], string>
}

/** The steps of an application and its shop, with time, actor and reason, the latest first. */
export function SellerTimeline({ events, label, actors }: SellerTimelineProps) {
  const shown = events.map((event, number) => ({ ...event, number })).toReversed()
  return (
    <ol className={css.timeline} reversed aria-label={label}>
      {shown.map(({ number, kind, reason, actor, actorName, at }, index) => (
        <li key={number} className={index === 0 ? css.latest : undefined}>
          <p className={css.status}>{texts.events[kind]}</p>
          {reason && <p className={css.note}>{reason}</p>}
          <p className={css.when}>
            <OrderDate at={at} time /> · {actorName || actors[actor]}
          </p>
        </li>
      ))}
    </ol>
  )
}
