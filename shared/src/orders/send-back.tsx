import type { Order } from '@superium/shared/api'
import { returnContactPath } from '@superium/shared/constants'
import { Link } from '@superium/shared/router'
import { openRefund } from './open-refund'
import css from './order-returns.module.css'
import { orderReturnsTexts as texts } from './order-returns-texts'

interface SendBackProps {
  order: Order
  /** Line by line; undefined where the shop knows no address. */
  sendTo: readonly string[] | undefined
  /** Dollars. */
  refund: number
}

/** Where the products of an accepted return go, how its money comes back, and how to ask about it. */
export function SendBack({ order, sendTo, refund }: SendBackProps) {
  const { orderNumber, paymentType } = order
  const open = refund > 0 && openRefund(order) > 0
  return (
    <div className={css.sendBack}>
      {sendTo ? (
        <>
          <p>{texts.sendTo}</p>
          <address className={css.address}>{sendTo.join('\n')}</address>
        </>
      ) : (
        <p>{texts.ask}</p>
      )}
      <p>{texts.number(orderNumber)}</p>
      {open && <p>{texts.refundWay[paymentType]}</p>}
      <p>
        <Link to={returnContactPath(orderNumber)}>{texts.contact}</Link>
      </p>
    </div>
  )
}
