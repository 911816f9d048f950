import { type AdminOrderRow, api, dataOrThrow } from '@superium/shared/api'
import type { BulkAction } from './bulk-dialog'
import { orderListTexts } from './order-list-texts'

const texts = orderListTexts.ship

/** Whether an order can be shipped: it is confirmed, and paid or cash on delivery. */
const isReady = ({ status, payment }: AdminOrderRow): boolean => status === 'Confirmed' && payment.state !== 'waiting'

/** Ships all that is left of orders. */
export function shipAction(orders: readonly AdminOrderRow[]): BulkAction {
  const others = orders.filter((order) => !isReady(order)).length
  return {
    ...{ texts, done: 'shipped', orders },
    question: (
      <>
        <p>{texts.text}</p>
        {others > 0 && <p>{texts.others(others)}</p>}
      </>
    ),
    async send(part) {
      const body = { ids: part.map(({ _id }) => _id) }
      return dataOrThrow(await api.POST('/api/v1/admin/orders/ship', { body })).data
    },
  }
}
