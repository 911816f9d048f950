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
}

// `seen`, the number of events, tells the server which state of the order the buyer saw; it refuses if that is
// outdated.
const request = ({ _id: id, timeline }: Order, change: Change) => ({
  params: { path: { id } },
  body: { ...change, seen: timeline.length },
})

/** Ruling on spec §4: cancel before shipping, return within 60 days of delivery. */
export const changeKinds: Record<'cancel' | 'return', ChangeKind> = {
  cancel: {
    texts: orderPageTexts.changes.cancel,
    mayChange: ({ mayCancel }) => mayCancel,
    send: async (order, change) =>
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/cancel', request(order, change))),
  },
  return: {
    texts: orderPageTexts.changes.return,
    mayChange: ({ mayReturn }) => mayReturn,
    send: async (order, change) =>
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/return', request(order, change))),
  },
}
