import type { Order } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { OrderDate } from './order-date'
import css from './order-timeline.module.css'
import { SoldBy } from './sold-by'
import { orderPartsTexts as texts } from './texts'

type Event = Order['timeline'][number]

interface OrderTimelineProps {
  timeline: readonly Event[]
  /** The list's accessible name. */
  label: string
  /** Names of the actors; by default as the order's buyer reads them. */
  actors?: Record<Exclude<Event['actor'], 'seller'>, string> & { seller(name: string): string }
}

/** What happened to an order, with time, actor, pieces and note, the latest first (ruling on spec §4). */
export function OrderTimeline({ timeline, label, actors = texts.actors }: OrderTimelineProps) {
  const by = (actor: Event['actor'], seller: Event['seller']): string =>
    actor === 'seller' ? actors.seller(seller?.name ?? '') : actors[actor]
  const events = timeline.map((event, number) => ({ ...event, number })).toReversed()
  return (
    <ol className={css.timeline} reversed aria-label={label}>
      {events.map(({ number, at, actor, actorName, note, seller, lines = [], received = [], ...event }, index) => (
        <li key={number} className={index === 0 ? css.latest : undefined}>
          <p className={css.status}>{event.kind === 'status' ? event.status : texts.events[event.kind]}</p>
          {lines.map(({ name, variantName, quantity }) => (
            <p key={`${name} ${variantName}`} className={css.piece}>
              {texts.piece(quantity, variantName ? `${name}, ${variantName}` : name)}
            </p>
          ))}
          {received.map(({ amount, parcel, seller: sender }) => (
            <p key={parcel ?? ''} className={css.piece}>
              {parcel ? texts.cashOf(formatDollars(amount), sender?.name ?? texts.shop) : formatDollars(amount)}
            </p>
          ))}
          {seller && actor !== 'seller' && received.length === 0 && (
            <p className={css.piece}>
              <SoldBy seller={seller} />
            </p>
          )}
          {note && <p className={css.note}>{note}</p>}
          <p className={css.when}>
            <OrderDate at={at} time />
            {by(actor, seller) && ` · ${by(actor, seller)}`}
            {actorName && ` · ${actorName}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
