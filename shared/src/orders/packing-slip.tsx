import type { Order, OrderSeller } from '@superium/shared/api'
import { formatDollars } from '@superium/shared/money'
import { Picture } from '@superium/shared/ui'
import { createPortal } from 'react-dom'
import { addressLines } from '../address-lines'
import css from './invoice.module.css'
import { OrderDate } from './order-date'
import slipCss from './packing-slip.module.css'
import type { LinePieces } from './pieces-to-send'
import { orderPartsTexts } from './texts'

const texts = orderPartsTexts.slip
const { invoice } = orderPartsTexts

/** Who sends the parcel: the shop itself without `seller`. */
export interface Sender {
  seller?: OrderSeller
  name: string
  address: readonly string[]
  email?: string
  phone?: string
}

interface PackingSlipProps {
  order: Order
  sender: Sender
  /** The contents of the parcel. */
  pieces: readonly LinePieces[]
  /** Dollars that the courier collects. */
  cash?: number | undefined
}

/**
 * The packing slip for a sender's parcel: pieces, sender and recipient, without prices. Only print shows it, as a
 * separate page.
 */
export function PackingSlip({ order, sender, pieces, cash }: PackingSlipProps) {
  const contact = [sender.email, sender.phone].filter((line): line is string => Boolean(line))
  return createPortal(
    <section className={`${css.invoice} ${slipCss.slip}`} aria-label={texts.title}>
      <header className={css.header}>
        <address className={css.shop}>
          <strong>{sender.name}</strong>
          {[...sender.address, ...contact].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <p className={css.title}>{texts.title}</p>
          <dl className={css.facts}>
            <dt>{texts.order}</dt>
            <dd>{order.orderNumber}</dd>
            <dt>{texts.date}</dt>
            <dd>
              <OrderDate at={order.createdAt} long />
            </dd>
          </dl>
        </div>
      </header>
      <address className={css.buyer}>
        <span className={css.label}>{texts.to}</span>
        {[...addressLines(order), order.phone].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: district and sub district may be the same words
          <span key={index}>{line}</span>
        ))}
      </address>
      <table className={css.lines}>
        <caption className="visually-hidden">{texts.all}</caption>
        <thead>
          <tr>
            <th scope="col">{invoice.product}</th>
            <th scope="col">{invoice.sku}</th>
            <th scope="col">{invoice.quantity}</th>
            <th scope="col">{texts.packed}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map(({ line, quantity }) => (
            <tr key={line.lineNumber}>
              <td>
                <span className={slipCss.product}>
                  <Picture src={line.image} alt="" sizes="48px" critical className={slipCss.picture ?? ''} />
                  <span>
                    {line.name}
                    {line.variantName && <small>{line.variantName}</small>}
                  </span>
                </span>
              </td>
              <td>{line.sku}</td>
              <td>{quantity}</td>
              <td>
                <span className={slipCss.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.orderNotes && (
        <p className={slipCss.notes}>
          <strong>{texts.notes}</strong>
          <br />
          {order.orderNotes}
        </p>
      )}
      {cash !== undefined && (
        <p>
          <strong>{texts.cash(formatDollars(cash))}</strong>
        </p>
      )}
    </section>,
    document.body,
  )
}
