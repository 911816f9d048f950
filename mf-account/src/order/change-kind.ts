import { api, dataOrThrow, type Order, type OrderLine } from '@superium/shared/api'
import { RETURN_REASONS, returnReasons } from '@superium/shared/constants'
import { piecesQuery } from '@superium/shared/orders'
import { orderPageTexts } from './texts'

/** The pieces of an order to change, the value of the chosen reason, and the buyer's own words, which may be empty. */
export interface Change {
  lines: { lineNumber: number; quantity: number }[]
  choice: string
  details: string
}

/** An action of the buyer on pieces of an order: its texts, how many pieces of a line it allows, and its request. */
export interface ChangeKind {
  texts: (typeof orderPageTexts.changes)['cancel' | 'return']
  /** The reasons to choose from. */
  reasons: readonly { value: string; name: string }[]
  mayChange(line: OrderLine): number
  send(order: Order, change: Change): Promise<unknown>
  /** Asks the server what pieces would pay back, in dollars. */
  preview(order: Order, lines: Change['lines'], signal: AbortSignal): Promise<number>
}

// `seen`, the number of events, tells the server which state of the order the buyer saw; it refuses if that is
// outdated.
const request = <Body extends object>({ _id: id, timeline }: Order, body: Body) => ({
  params: { path: { id } },
  body: { ...body, seen: timeline.length },
})

const question = ({ _id: id }: Order, lines: Change['lines'], signal: AbortSignal) => ({
  params: { path: { id }, query: { lines: piecesQuery(lines) } },
  signal,
})

/** Ruling on spec §4: cancel before shipping, return within 60 days of delivery. */
export const changeKinds: Record<'cancel' | 'return', ChangeKind> = {
  cancel: {
    texts: orderPageTexts.changes.cancel,
    mayChange: ({ mayCancel }) => mayCancel,
    reasons: orderPageTexts.changes.cancel.reasons.map((name) => ({ value: name, name })),
    async send(order, { lines, choice, details }) {
      const body = { lines, reason: details ? `${choice}: ${details}` : choice }
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/cancel', request(order, body)))
    },
    preview: async (order, lines, signal) =>
      dataOrThrow(await api.GET('/api/v1/shop/orders/{id}/cancel', question(order, lines, signal))).data.refund,
  },
  return: {
    texts: orderPageTexts.changes.return,
    mayChange: ({ mayReturn }) => mayReturn,
    reasons: returnReasons.map((value) => ({ value, name: RETURN_REASONS[value] })),
    async send(order, { lines, choice, details }) {
      const chosenReason = returnReasons.find((one) => one === choice)
      const body = { lines, ...(chosenReason && { chosenReason }), ...(details && { reason: details }) }
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/return', request(order, body)))
    },
    preview: async (order, lines, signal) =>
      dataOrThrow(await api.GET('/api/v1/shop/orders/{id}/return', question(order, lines, signal))).data.refund,
  },
}
