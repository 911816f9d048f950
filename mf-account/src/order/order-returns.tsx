import type { Order } from '@superium/shared/api'
import { returnReasonText } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'
import { deciderName, OrderDate, SoldBy } from '@superium/shared/orders'
import { Card, Chip } from '@superium/shared/ui'
import css from './order.module.css'
import { SendBack } from './send-back'
import { orderPageTexts } from './texts'

const texts = orderPageTexts.returns

const tones = { requested: 'warn', accepted: 'accent', refused: 'sale' } as const

/** The returns of an order with their pieces, reason, decision and refund, latest first. */
export function OrderReturns({ order }: { order: Order }) {
  return (
    <Card>
      <h2>{texts.title}</h2>
      <ul className={css.returns} aria-label={texts.title}>
        {order.returns
          .toReversed()
          .map((one) => ({ ...one, why: returnReasonText(one), decider: deciderName(one) }))
          .map(({ _id, state, why, note, lines, requestedAt, decidedAt, refund, seller, decider, sendTo }) => (
            <li key={_id}>
              <p className={css.placed}>
                <Chip tone={tones[state]}>{texts.states[state]}</Chip>
                <OrderDate at={decidedAt ?? requestedAt} time />
                {decider && <span>{texts.by(decider)}</span>}
                {seller && <SoldBy seller={seller} />}
              </p>
              {lines.map(({ lineNumber, quantity }) => (
                <p key={lineNumber}>{texts.piece(quantity, nameOf(order, lineNumber))}</p>
              ))}
              {why && <p className={css.quiet}>{texts.reason(why)}</p>}
              {note && <p className={css.quiet}>{texts.note(note, decider)}</p>}
              {refund > 0 && (
                <p>{texts.refund[state === 'accepted' ? 'accepted' : 'requested'](formatDollars(refund))}</p>
              )}
              {state === 'accepted' && <SendBack order={order} sendTo={sendTo} refund={refund} />}
            </li>
          ))}
      </ul>
    </Card>
  )
}

function nameOf({ products }: Order, lineNumber: number): string {
  const line = products.find((one) => one.lineNumber === lineNumber)
  return line?.variantName ? `${line.name}, ${line.variantName}` : (line?.name ?? '')
}
