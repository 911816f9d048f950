import { addressLines } from '@superium/shared/address-rules'
import { PAYMENT_NAMES } from '@superium/shared/constants'
import type { Order } from '../../orders/schema'
import { formatDollars } from '../format-dollars'
import type { MailBlock, MailLine } from '../mail-content'
import { formatMailDay } from '../mail-dates'
import { mailTexts } from '../mail-texts'
import { orderMailTexts as texts } from './order-mail-texts'

type Product = Order['products'][number]

/** Mail programs do not support AVIF, and some do not support WebP. */
const jpegOf = (site: string, image: string): string => `${site}${image.replace(/\/640\.webp$/, '/320.jpg')}`

function toMailLine(site: string, product: Product, quantity: number, amount?: string): MailLine {
  const { productId, name, variantName, sku, image, releaseDate, variant } = product
  const waits = product.shipped < product.quantity - product.cancelled
  const link = `${site}/product-detail/${productId}`
  return {
    name,
    details: [
      ...(variantName ? [variantName] : []),
      ...(sku ? [texts.sku(sku)] : []),
      ...(product.seller ? [texts.soldBy(product.seller.name)] : []),
      ...(releaseDate && waits ? [texts.shipsFrom(formatMailDay(releaseDate))] : []),
      ...(product.cancelled ? [texts.cancelledPieces(product.cancelled)] : []),
      ...(product.returned ? [texts.returnedPieces(product.returned)] : []),
    ],
    quantity,
    href: variant ? `${link}?variant=${variant}` : link,
    ...(amount !== undefined && { amount }),
    ...(image && { picture: jpegOf(site, image) }),
  }
}

/** All lines of an order with their totals. */
export function linesBlock(site: string, { products }: Order): MailBlock {
  return {
    kind: 'lines',
    lines: products.map((product) => toMailLine(site, product, product.quantity, formatDollars(product.total))),
  }
}

/** Some pieces of an order, by line number. */
export function someLinesBlock(
  site: string,
  { products }: Order,
  pieces: readonly { lineNumber: number; quantity: number }[],
): MailBlock {
  const lines = pieces.flatMap(({ lineNumber, quantity }) => {
    const product = products.find((one, index) => (one.lineNumber ?? index) === lineNumber)
    return product ? [toMailLine(site, { ...product, cancelled: 0, returned: 0 }, quantity)] : []
  })
  return { kind: 'lines', lines }
}

/** Subtotal, what the coupon does, shipping, tax and total. */
export function totalsBlock(order: Order): MailBlock {
  const { subtotal, discount = 0, coupon, shippingEstimate, taxEstimate, taxPercent, orderTotal } = order
  return {
    kind: 'amounts',
    rows: [
      { label: texts.subtotal, value: formatDollars(subtotal) },
      ...(discount > 0
        ? [{ label: texts.discount(coupon), value: `−${formatDollars(discount)}` }]
        : coupon && shippingEstimate === 0
          ? [{ label: texts.coupon(coupon), value: texts.freeShipping }]
          : []),
      { label: texts.shipping, value: shippingEstimate === 0 ? texts.free : formatDollars(shippingEstimate) },
      { label: texts.tax(taxPercent), value: formatDollars(taxEstimate) },
      { label: texts.total, value: formatDollars(orderTotal), strong: true },
    ],
  }
}

/** The delivery address, and the buyer's notes. */
export function deliveryBlocks(order: Order): MailBlock[] {
  const { phone, orderNotes } = order
  const lines = [...addressLines(order), ...(phone ? [phone] : [])]
  return [
    ...(lines.length > 0 ? [{ kind: 'box' as const, title: texts.deliverTo, lines }] : []),
    ...(orderNotes.trim() ? [{ kind: 'box' as const, title: texts.notes, lines: orderNotes.trim().split('\n') }] : []),
  ]
}

/** The payment method, with the provider's instructions while the payment is open. */
export function paymentBlocks({ payment, paymentType }: Order): MailBlock[] {
  const open = payment?.state === 'waiting' || payment?.state === 'on-delivery'
  const lines = open ? payment.instructions : []
  const due = payment?.state === 'waiting' && payment.dueAt ? [texts.payBy(formatMailDay(payment.dueAt))] : []
  return [{ kind: 'box', title: `${texts.payment}: ${PAYMENT_NAMES[paymentType]}`, lines: [...lines, ...due] }]
}

/** The cash that the courier is to collect for parcels; empty for other payment methods. */
export function cashBlocks(parcels: Order['parcels']): MailBlock[] {
  return parcels.flatMap(({ cash, cashState, seller }) => {
    if (cash === undefined || cashState !== 'due') return []
    const amount = formatDollars(cash)
    const words =
      parcels.length > 1 ? texts.sent.cashFrom(seller?.name ?? mailTexts.shop, amount) : texts.sent.cash(amount)
    return [{ kind: 'text' as const, text: words }]
  })
}

/** Carrier, number and tracking link of each parcel that has them. */
export function trackingBlocks(parcels: Order['parcels']): MailBlock[] {
  return parcels.flatMap(({ tracking, seller }) => {
    if (!tracking) return []
    const { carrier, number, url } = tracking
    const title = seller ? texts.parcelOf(seller.name) : texts.parcel
    return [{ kind: 'box' as const, title, lines: [`${carrier} ${number}`, ...(url ? [url] : [])] }]
  })
}
