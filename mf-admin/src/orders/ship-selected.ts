import { type AdminOrderRow, api, ConnectionError, dataOrThrow, type ShipResult } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'

/** Orders per call, few enough for a smooth progress bar. */
const AT_ONCE = 5

/**
 * Ships orders in batches and reports the result of each. A failed call counts as a failure of each of its orders,
 * although they may have shipped; retrying never ships twice. Resolves to whether the API responded at all.
 */
export async function shipSelected(
  orders: readonly Pick<AdminOrderRow, '_id' | 'orderNumber'>[],
  onResults: (results: ShipResult[]) => void,
): Promise<boolean> {
  let answered = false
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const part = orders.slice(from, from + AT_ONCE)
    try {
      const body = { ids: part.map(({ _id }) => _id) }
      onResults(dataOrThrow(await api.POST('/api/v1/admin/orders/ship', { body })).data)
      answered = true
    } catch (error) {
      if (!(error instanceof ConnectionError)) answered = true
      const reason = errorMessage(error)
      onResults(part.map(({ _id, orderNumber }) => ({ _id, orderNumber, outcome: 'failed', reason })))
    }
  }
  return answered
}
