import { api, dataOrThrow, type OrderStatus } from '@superium/shared/api'
import { accountTexts } from '../texts'

const texts = accountTexts.order

/** A status that the buyer can set, with its texts and its request. */
export interface BuyerAction {
  status: OrderStatus
  label: string
  title: string
  text: string
  /** The label of the button that changes nothing. */
  keep: string
  done: string
  take(id: string): Promise<unknown>
}

/** Ruling on spec §4: what a buyer may do with an order. */
export const buyerActions: readonly BuyerAction[] = [
  {
    status: 'Cancelled',
    label: texts.cancel,
    title: texts.cancelTitle,
    text: texts.cancelText,
    keep: texts.cancelKeep,
    done: texts.cancelled,
    take: async (id) =>
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/cancel', { params: { path: { id } }, body: {} })),
  },
  {
    status: 'Return requested',
    label: texts.returnOrder,
    title: texts.returnTitle,
    text: texts.returnText,
    keep: texts.returnKeep,
    done: texts.returned,
    take: async (id) =>
      dataOrThrow(await api.POST('/api/v1/shop/orders/{id}/return', { params: { path: { id } }, body: {} })),
  },
]
