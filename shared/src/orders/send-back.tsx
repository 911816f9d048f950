import type { Order } from '@superium/shared/api'
import { returnContactPath } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { isSettled } from './open-refund'
import css from './order-returns.module.css'
import { orderReturnsTexts as texts } from './order-returns-texts'

interface SendBackProps {
  order: Order
  /** Line by line; undefined where the shop knows no address. */
  sendTo: readonly string[] | undefined
  /** Dollars. */
  refund: number
}

/** Where the products of an accepted return go and how its money comes back, until it is paid; and how to ask about it. */
export function SendBack({ order, sendTo, refund }: SendBackProps) {
  const { orderNumber, paymentType } = order
  return (
    <div className={css.sendBack}>
      {!isSettled(order, { refund }) && (
        <>
          {sendTo ? (
            <>
              <p>{texts.sendTo}</p>
              <address className={css.address}>{sendTo.join('\n')}</address>
            </>
          ) : (
            <p>{texts.ask}</p>
          )}
          <p>{texts.number(orderNumber)}</p>
          {refund > 0 && <p>{texts.refundWay[paymentType]}</p>}
        </>
      )}
      <p>
        <Link to={returnContactPath(orderNumber)}>{texts.contact}</Link>
      </p>
    </div>
  )
}
