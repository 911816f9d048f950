import type { Order } from '@superium/shared/api'
import { returnReasonText } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'
import { Chip } from '@superium/shared/ui'
import { deciderName } from './decider-name'
import { OrderDate } from './order-date'
import css from './order-returns.module.css'
import { orderReturnsTexts as texts } from './order-returns-texts'
import { SendBack } from './send-back'
import { SoldBy } from './sold-by'

const tones = { requested: 'warn', accepted: 'accent', refused: 'sale' } as const

interface OrderReturnsProps {
  order: Order
  /** Names the list for screen readers. */
  label: string
}

/** The returns of an order with their pieces, reason, decision and refund, latest first, as their buyer sees them. */
export function OrderReturns({ order, label }: OrderReturnsProps) {
  return (
    <ul className={css.returns} aria-label={label}>
      {order.returns
        .toReversed()
        .map((one) => ({ ...one, why: returnReasonText(one), decider: deciderName(one) }))
        .map(
          ({ _id, state, why, note, lines, requestedAt, decidedAt, refund, awaitsCash, seller, decider, sendTo }) => (
            <li key={_id}>
              <p className={css.state}>
                <Chip tone={tones[state]}>{texts.states[state]}</Chip>
                <OrderDate at={decidedAt ?? requestedAt} time />
                {decider && <span>{texts.by(decider)}</span>}
                {seller && (
                  <span>
                    <SoldBy seller={seller} />
                  </span>
                )}
              </p>
              {lines.map(({ lineNumber, quantity }) => (
                <p key={lineNumber}>{texts.piece(quantity, nameOf(order, lineNumber))}</p>
              ))}
              {why && <p className={css.quiet}>{texts.reason(why)}</p>}
              {note && <p className={css.quiet}>{texts.note(note, decider)}</p>}
              {refund > 0 && (
                <p>{texts.refund[state === 'accepted' ? 'accepted' : 'requested'](formatDollars(refund))}</p>
              )}
              {refund > 0 && awaitsCash && <p className={css.quiet}>{texts.awaitsCash}</p>}
              {state === 'accepted' && <SendBack order={order} sendTo={sendTo} refund={refund} />}
            </li>
          ),
        )}
    </ul>
  )
}

function nameOf({ products }: Order, lineNumber: number): string {
  const line = products.find((one) => one.lineNumber === lineNumber)
  return line?.variantName ? `${line.name}, ${line.variantName}` : (line?.name ?? '')
}
