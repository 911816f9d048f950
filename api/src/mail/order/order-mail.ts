import { RETURN_WINDOW_DAYS } from '@superium/shared/constants'
import type { Order } from '../../orders/schema'
import type { ShopProfile } from '../../shop-settings/shop-profile'
import { composeMail } from '../compose-mail'
import { formatDollars } from '../format-dollars'
import type { Mail } from '../mail'
import type { MailBlock } from '../mail-content'
import {
  deliveryBlocks,
  linesBlock,
  paymentBlocks,
  someLinesBlock,
  totalsBlock,
  trackingBlocks,
} from './order-mail-blocks'
import { orderMailTexts as texts } from './order-mail-texts'

/** `order-status` tells the newest event of the timeline: a status, tracking, or cancelled lines. */
export type OrderMailKind =
  | 'order-placed'
  | 'order-status'
  | 'order-paid'
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
  /** After the link: what was ordered. */
  details: readonly MailBlock[]
}

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

function statusChanged(order: Order, site: string): Story {
  // Cash that the courier brings is written down with the delivery, which is the news.
  const event = order.timeline.findLast(({ kind }) => kind !== 'paid')
  // The shop's notes and the buyer's reasons are kept alike.
  const note = box(event?.actor === 'buyer' ? texts.reason : texts.note, event?.note)
  const details = [linesBlock(site, order), totalsBlock(order)]
  if (event?.kind === 'lines-cancelled') {
    const lines = (event.lines ?? []).map(
      ({ name, variantName, quantity }) => `${quantity} × ${name}${variantName ? ` (${variantName})` : ''}`,
    )
    return { ...texts.part, blocks: [text(lines.join('\n')), ...note, ...refund(order)], details }
  }
  if (event?.kind === 'tracking') return { ...texts.tracking, blocks: trackingBlocks(order), details }
  const words = texts.statuses[order.status]
  switch (order.status) {
    case 'Shipped':
      return { ...words, blocks: [...trackingBlocks(order), ...note], details: [...details, ...deliveryBlocks(order)] }
    case 'Delivered':
      return { ...words, blocks: note, details: [small(texts.returnWindow(RETURN_WINDOW_DAYS)), ...details] }
    case 'Cancelled':
      return { ...words, blocks: [...note, ...refund(order)], details }
    default:
      return { ...words, blocks: note, details }
  }
}

function returned(order: Order, site: string, kind: 'return-requested' | 'return-decided'): Story {
  const open = (state: string) => (kind === 'return-requested') === (state === 'requested')
  const request = order.returns?.findLast(({ state }) => open(state))
  const lines = request ? [someLinesBlock(site, order, request.lines)] : [linesBlock(site, order)]
  if (kind === 'return-requested') {
    return { ...texts.returnRequested, blocks: [...lines, ...box(texts.reason, request?.reason)], details: [] }
  }
  const accepted = request === undefined || request.state === 'accepted'
  return {
    ...(accepted ? texts.returnAccepted : texts.returnRefused),
    blocks: [...lines, ...box(texts.note, request?.note), ...(accepted && request ? refund(request) : [])],
    details: [],
  }
}

function storyOf(kind: OrderMailKind, order: Order, site: string): Story {
  const details = [linesBlock(site, order), totalsBlock(order)]
  switch (kind) {
    case 'order-placed':
      return placed(order, site)
    case 'order-status':
      return statusChanged(order, site)
    case 'order-paid':
      return { ...texts.paid, text: texts.paid.text(formatDollars(order.orderTotal)), blocks: [], details }
    case 'order-expired':
      return { ...texts.expired, blocks: [], details }
    case 'return-requested':
    case 'return-decided':
      return returned(order, site, kind)
  }
}

/** The e-mail to the buyer about an order, as the API sends the order. Put it into the outbox in the transaction that made it due. */
export function orderMail(kind: OrderMailKind, order: Order, shop: ShopProfile): Mail {
  const { orderNumber, _id, name, email } = order
  const story = storyOf(kind, order, shop.site)
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
    reason: texts.why(orderNumber),
  }
  return composeMail(email, content, shop)
}
