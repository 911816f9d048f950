import { api, dataOrThrow, type Order, type OrderLine } from '@superium/shared/api'
import { orderPageTexts } from './texts'

/** The pieces of an order to change, and the buyer's reason. */
export interface Change {
  lines: { lineNumber: number; quantity: number }[]
  reason: string
}

/** An action of the buyer on pieces of an order: its texts, how many pieces of a line it allows, and its request. */
export interface ChangeKind {
  texts: (typeof orderPageTexts.changes)['cancel' | 'return']
  mayChange(line: OrderLine): number
  send(order: Order, change: Change): Promise<unknown>
  /** Asks the server what pieces would pay back, in dollars. */
  preview(order: Order, lines: Change['lines'], signal: AbortSignal): Promise<number>
}

// `seen`, the number of events, tells the server which state of the order the buyer saw; it refuses if that is
// outdated.
const request = ({ _id: id, timeline }: Order, change: Change) => ({
  params: { path: { id } },
  body: { ...change, seen: timeline.length },
})

/** Pieces as they stand in a query: `0:2,1:1` are two of line 0 and one of line 1. */
export const toQuery = (lines: Change['lines']): string =>
  lines.map(({ lineNumber, quantity }) => `${lineNumber}:${quantity}`).join()

const question = ({ _id: id }: Order, lines: Change['lines'], signal: AbortSignal) => ({
  params: { path: { id }, query: { lines: toQuery(lines) } },
  signal,
})

/** Ruling on spec §4: cancel before shipping, return within 60 days of delivery. */
export const changeKinds: Record<'cancel' | 'return', ChangeKind> = {
  cancel: {
    texts: orderPageTexts.changes.cancel,
    mayChange: ({ mayCancel }) => mayCancel,
    send: async (order, change) =>
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/cancel', request(order, change))),
    preview: async (order, lines, signal) =>
      dataOrThrow(await api.GET('/api/v1/shop/orders/{id}/cancel', question(order, lines, signal))).data.refund,
  },
  return: {
    texts: orderPageTexts.changes.return,
    mayChange: ({ mayReturn }) => mayReturn,
    send: async (order, change) =>
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/return', request(order, change))),
    preview: async (order, lines, signal) =>
      dataOrThrow(await api.GET('/api/v1/shop/orders/{id}/return', question(order, lines, signal))).data.refund,
  },
}
