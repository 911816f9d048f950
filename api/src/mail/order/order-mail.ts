import { RETURN_WINDOW_DAYS, returnContactPath, returnReasonText } from '@superium/shared/constants'
import type { Order } from '../../orders/schema'
import type { ShopProfile } from '../../shop-settings/shop-profile'
import { composeMail } from '../compose-mail'
import { formatDollars } from '../format-dollars'
import type { Mail } from '../mail'
import type { MailBlock } from '../mail-content'
import { mailTexts } from '../mail-texts'
import {
  cashBlocks,
  deliveryBlocks,
  linesBlock,
  paymentBlocks,
  someLinesBlock,
  totalsBlock,
  trackingBlocks,
} from './order-mail-blocks'
import { orderMailTexts as texts } from './order-mail-texts'
import { withoutFreeTexts } from './without-free-texts'

/** `order-status` reports the newest status of the timeline. The parcel kinds are about some of the order's parcels. */
export type OrderMailKind =
  | 'order-placed'
  | 'order-status'
  | 'lines-cancelled'
  | 'parcel-sent'
  | 'parcel-delivered'
  | 'parcel-tracking'
  | 'order-paid'
  | 'order-refunded'
  | 'order-expired'
  | 'return-requested'
  | 'return-decided'

interface Story {
  heading: string
  subject?: string
  preheader?: string
  text: string
  /** Between the text and the link to the order. */
  blocks: readonly MailBlock[]
  /** The order's details, after the link. */
  details: readonly MailBlock[]
}

type Return = Order['returns'][number]
const lastOf = ({ decidedAt }: Return): number => Date.parse(decidedAt ?? '')

const text = (words: string): MailBlock => ({ kind: 'text', text: words })
const small = (words: string): MailBlock => ({ kind: 'small', text: words })
const box = (title: string, words: string | undefined): MailBlock[] =>
  words?.trim() ? [{ kind: 'box', title, lines: words.trim().split('\n') }] : []

const refund = ({ refund: amount = 0 }: { refund?: number }): MailBlock[] =>
  amount > 0 ? [text(texts.refund(formatDollars(amount)))] : []

function placed(order: Order, site: string): Story {
  const total = formatDollars(order.orderTotal)
  return {
    ...texts.placed,
    subject: texts.placed.subject(order.orderNumber),
    preheader: texts.placed.preheader(total),
    blocks: [],
    details: [linesBlock(site, order), totalsBlock(order), ...paymentBlocks(order), ...deliveryBlocks(order)],
  }
}

/**
 * The note of the newest event of a kind: the buyer's reason or the shop's note, which events store in the same field.
 */
function noteOf(event: Order['timeline'][number] | undefined): MailBlock[] {
  return box(event?.actor === 'buyer' ? texts.reason : texts.note, event?.note)
}

function statusChanged(order: Order, site: string, parcels: Order['parcels']): Story {
  const note = noteOf(order.timeline.findLast(({ kind }) => kind === 'status'))
  const details = [linesBlock(site, order), totalsBlock(order)]
  const words = texts.statuses[order.status]
  switch (order.status) {
    case 'Shipped':
      return {
        ...words,
        blocks: [...trackingBlocks(parcels), ...cashBlocks(parcels), ...note],
        details: [...details, ...deliveryBlocks(order)],
      }
    case 'Delivered':
      return { ...words, blocks: note, details: [small(texts.returnWindow(RETURN_WINDOW_DAYS)), ...details] }
    case 'Cancelled':
      return { ...words, blocks: [...note, ...refund(order)], details }
    default:
      return { ...words, blocks: note, details }
  }
}

function linesCancelled(order: Order, site: string): Story {
  const event = order.timeline.findLast(({ kind }) => kind === 'lines-cancelled')
  const lines = (event?.lines ?? []).map(
    ({ name, variantName, quantity }) => `${quantity} × ${name}${variantName ? ` (${variantName})` : ''}`,
  )
  return {
    ...texts.part,
    blocks: [text(lines.join('\n')), ...noteOf(event), ...refund(order)],
    // The amount due to the courier is lower now.
    details: [
      linesBlock(site, order),
      totalsBlock(order),
      ...(order.payment.state === 'on-delivery' ? paymentBlocks(order) : []),
    ],
  }
}

/** A parcel that left or arrived. If it is the order's only parcel, the e-mail is about the whole order. */
function parcelMoved(order: Order, site: string, parcels: Order['parcels'], sent: boolean): Story {
  const whole = order.parcels.length === 1 && order.status === (sent ? 'Shipped' : 'Delivered')
  if (whole) return statusChanged(order, site, parcels)
  const [first, ...others] = parcels
  const sender = others.length === 0 ? first?.seller?.name : undefined
  const products = someLinesBlock(
    site,
    order,
    parcels.flatMap(({ lines }) => lines),
  )
  if (!sent) return { ...texts.arrived, blocks: [products], details: [] }
  const rest = order.status === 'Shipped' ? texts.sent.last : texts.sent.more
  return {
    heading: texts.sent.heading,
    text: texts.sent.text(sender ?? mailTexts.shop),
    blocks: [products, ...trackingBlocks(parcels), ...cashBlocks(parcels), text(rest)],
    details: deliveryBlocks(order),
  }
}

function returned(order: Order, site: string, kind: 'return-requested' | 'return-decided'): Story {
  if (kind === 'return-requested') {
    const last = order.returns.findLast(({ state }) => state === 'requested')
    // One request creates a return per sender.
    const asked = order.returns.filter(({ requestedAt }) => requestedAt === last?.requestedAt)
    const pieces = asked.flatMap(({ lines }) => lines)
    const blocks = [someLinesBlock(site, order, pieces), ...box(texts.reason, last && returnReasonText(last))]
    return { ...texts.returnRequested, blocks, details: [] }
  }
  const request = order.returns
    .filter(({ state }) => state !== 'requested')
    .reduce<Return | undefined>((last, one) => (last && lastOf(last) > lastOf(one) ? last : one), undefined)
  const lines = request ? [someLinesBlock(site, order, request.lines)] : [linesBlock(site, order)]
  const accepted = request === undefined || request.state === 'accepted'
  const who = (request?.decidedBy === 'seller' && request.seller?.name) || mailTexts.shop
  const words = accepted ? texts.returnAccepted : texts.returnRefused
  return {
    heading: words.heading,
    text: words.text(who),
    blocks: [
      ...lines,
      ...box(texts.noteOf(who), request?.note),
      ...(accepted && request ? sendBackBlocks(order, site, request) : []),
    ],
    details: [],
  }
}

/** Where the products of an accepted return go, and how its money comes back. */
function sendBackBlocks({ orderNumber, paymentType }: Order, site: string, request: Return): MailBlock[] {
  const { title, number, ask, contact } = texts.sendBack
  const back = refund(request)
  const asks = !request.sendTo || (back.length > 0 && paymentType !== 'check_payments')
  return [
    ...(request.sendTo
      ? [{ kind: 'box' as const, title, lines: [...request.sendTo, number(orderNumber)] }]
      : [text(`${ask} ${number(orderNumber)}`)]),
    ...back,
    ...(request.awaitsCash ? [text(texts.awaitsCash)] : []),
    ...(back.length > 0 ? [text(texts.refundWay[paymentType])] : []),
    ...(asks ? [{ kind: 'button' as const, label: contact, href: `${site}${returnContactPath(orderNumber)}` }] : []),
  ]
}

function paid({ orderTotal, timeline }: Order, details: readonly MailBlock[]): Story {
  const note = noteOf(timeline.findLast(({ kind }) => kind === 'paid'))
  return { ...texts.paid, text: texts.paid.text(formatDollars(orderTotal)), blocks: note, details }
}

function refunded({ timeline, refund: owed, refunded: paid }: Order): Story {
  const { title, all, part, ...words } = texts.refunded
  const note = timeline.findLast(({ kind }) => kind === 'refunded')?.note
  const sum = paid < owed ? part(formatDollars(paid), formatDollars(owed)) : all(formatDollars(owed))
  return { ...words, blocks: [...box(title, note), text(sum)], details: [] }
}

function storyOf(kind: OrderMailKind, order: Order, site: string, parcels: Order['parcels']): Story {
  const details = [linesBlock(site, order), totalsBlock(order)]
  switch (kind) {
    case 'order-placed':
      return placed(order, site)
    case 'order-status':
      return statusChanged(order, site, parcels)
    case 'lines-cancelled':
      return linesCancelled(order, site)
    case 'parcel-sent':
    case 'parcel-delivered':
      return parcelMoved(order, site, parcels, kind === 'parcel-sent')
    case 'parcel-tracking':
      return { ...texts.tracking, blocks: trackingBlocks(parcels), details }
    case 'order-paid':
      return paid(order, details)
    case 'order-refunded':
      return refunded(order)
    case 'order-expired':
      return { ...texts.expired, blocks: [], details }
    case 'return-requested':
    case 'return-decided':
      return returned(order, site, kind)
  }
}

/**
 * Builds an e-mail to the buyer about an order, given as the API sends it. Put it into the outbox in the transaction
 * that causes it. `parcelIds` are the affected parcels. To an address that is not `verified`, and so may be a stranger's,
 * it says nothing that a person wrote.
 */
export function orderMail(
  kind: OrderMailKind,
  whole: Order,
  shop: ShopProfile,
  { parcelIds = [], verified }: { parcelIds?: readonly string[]; verified: boolean },
): Mail {
  const order = verified ? whole : withoutFreeTexts(whole)
  const { orderNumber, _id, name, email } = order
  const parcels = order.parcels.filter((one) => parcelIds.includes(one._id))
  const story = storyOf(kind, order, shop.site, parcels)
  const content = {
    subject: story.subject ?? texts.subject(story.heading, orderNumber),
    preheader: story.preheader ?? `${story.heading}. ${texts.summary(orderNumber)}`,
    heading: story.heading,
    blocks: [
      text(`${texts.hello(name)}\n${story.text}`),
      ...story.blocks,
      { kind: 'button' as const, label: texts.see, href: `${shop.site}/order/${_id}` },
      ...(story.details.length > 0 ? [small(texts.summary(orderNumber)), ...story.details] : []),
    ],
    reason: verified ? texts.why(orderNumber) : texts.whyUnverified(orderNumber),
  }
  return composeMail(email, content, shop)
}
