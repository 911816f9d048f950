import { type AdminOrderRow, api, dataOrThrow, type ShipResult } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'

/** Orders of one call: small enough for a progress bar that moves. */
const AT_ONCE = 5

/**
 * Ships orders, some at a time, and tells after each call what became of them. A call that fails says so of each of its orders,
 * whose fate is not known then; sent again, nothing is shipped twice.
 */
export async function shipSelected(
  orders: readonly Pick<AdminOrderRow, '_id' | 'orderNumber'>[],
  onResults: (results: ShipResult[]) => void,
): Promise<void> {
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const part = orders.slice(from, from + AT_ONCE)
    try {
      const body = { ids: part.map(({ _id }) => _id) }
      onResults(dataOrThrow(await api.POST('/api/v1/admin/orders/ship', { body })).data)
    } catch (error) {
      const reason = errorMessage(error)
      onResults(part.map(({ _id, orderNumber }) => ({ _id, orderNumber, outcome: 'failed', reason })))
    }
  }
}
