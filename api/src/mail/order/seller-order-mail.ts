import type { Order } from '../../orders/schema'
import type { ShopProfile } from '../../shop-settings/shop-profile'
import { composeMail } from '../compose-mail'
import { formatDollars } from '../format-dollars'
import type { Mail } from '../mail'
import { someLinesBlock } from './order-mail-blocks'
import { orderMailTexts } from './order-mail-texts'

const texts = orderMailTexts.toSeller

/** The events that sellers are e-mailed about. */
export type SellerMailKind = 'to-ship' | 'cancelled' | 'return-requested'

interface SellerNews {
  kind: SellerMailKind
  /** The affected pieces of the seller's lines. */
  pieces: readonly { lineNumber: number; quantity: number }[]
  /** The buyer's reason. */
  reason?: string | undefined
}

/**
 * The e-mail to a seller about their own lines of an order. It contains no data of the buyer; the order's page in the
 * seller's desk does.
 */
export function sellerOrderMail(
  { email, shopName, slug }: { email: string; shopName: string; slug: string },
  order: Order,
  { kind, pieces, reason = '' }: SellerNews,
  shop: ShopProfile,
): Mail {
  const { heading, text } = texts[kind]
  const why = reason.trim()
  const cash = kind === 'to-ship' ? order.cashToCome.find(({ seller }) => seller?.slug === slug) : undefined
  const content = {
    subject: orderMailTexts.subject(heading, order.orderNumber),
    preheader: `${heading}. ${orderMailTexts.summary(order.orderNumber)}`,
    heading,
    blocks: [
      { kind: 'text' as const, text: `${orderMailTexts.hello(shopName)}\n${text}` },
      someLinesBlock(shop.site, order, pieces),
      ...(cash ? [{ kind: 'text' as const, text: texts.cash(formatDollars(cash.amount)) }] : []),
      ...(why ? [{ kind: 'box' as const, title: texts.reason, lines: why.split('\n') }] : []),
      { kind: 'button' as const, label: texts.see, href: `${shop.site}/seller/orders/${order._id}` },
    ],
    reason: texts.why,
  }
  return composeMail(email, content, shop)
}
