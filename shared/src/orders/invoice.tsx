import type { Order } from '@superium/shared/api'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import { formatDollars } from '@superium/shared/money'
import { Picture, Totals } from '@superium/shared/ui'
import { createPortal } from 'react-dom'
import { addressLines } from '../address-lines'
import css from './invoice.module.css'
import { openRefund } from './open-refund'
import { OrderDate } from './order-date'
import slipCss from './packing-slip.module.css'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.invoice

interface InvoiceProps {
  order: Order
  /** The shop's postal address, line by line. */
  address: readonly string[]
}

/** The invoice of an order: what remains of it after cancellations. Only print shows it, in place of the page. */
export function Invoice({ order, address }: InvoiceProps) {
  const named = order.products.some(({ seller }) => seller)
  return createPortal(
    <section className={css.invoice} aria-label={texts.title}>
      <header className={css.header}>
        <address className={css.shop}>
          <strong>{texts.shop}</strong>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <p className={css.title}>{texts.title}</p>
          <dl className={css.facts}>
            <dt>{texts.number}</dt>
            <dd>{order.orderNumber}</dd>
            <dt>{texts.date}</dt>
            <dd>
              <OrderDate at={order.createdAt} long />
            </dd>
            <dt>{texts.payment}</dt>
            <dd>
              {PAYMENT_NAMES[order.paymentType]}, {texts.state[order.payment.state]}
            </dd>
          </dl>
        </div>
      </header>
      <address className={css.buyer}>
        <span className={css.label}>{texts.billTo}</span>
        {[...addressLines(order), order.phone, order.email].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: district and sub district may be the same words
          <span key={index}>{line}</span>
        ))}
      </address>
      <table className={css.lines}>
        <caption className="visually-hidden">{texts.all}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.sku}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.unitPrice}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line) => (
            <tr key={`${line.productId} ${line.variant ?? ''}`}>
              <td>
                <span className={slipCss.product}>
                  <Picture src={line.image} alt="" sizes="48px" critical className={slipCss.picture ?? ''} />
                  <span>
                    {line.name}
                    {line.variantName && <small>{line.variantName}</small>}
                    {named && <small>{texts.soldBy(line.seller?.name ?? texts.shop)}</small>}
                  </span>
                </span>
              </td>
              <td>{line.sku}</td>
              <td>
                {line.quantity - line.cancelled}
                {line.cancelled > 0 && <small>{texts.cancelled(line.cancelled)}</small>}
              </td>
              <td>{formatDollars(line.price)}</td>
              <td>{formatDollars(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.totals}>
        <Totals amounts={order} charged />
      </div>
      {order.payment.state === 'waiting' && (
        <ul className={css.instructions}>
          {order.payment.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {order.refunded > 0 && (
        <p>
          {texts.refunded}: {formatDollars(order.refunded)}
        </p>
      )}
      {openRefund(order) > 0 && (
        <p>
          {texts.refund}: {formatDollars(openRefund(order))}
        </p>
      )}
      <p className={css.page}>
        {texts.page} {`${window.location.origin}/order/${order._id}`}
      </p>
    </section>,
    document.body,
  )
}
