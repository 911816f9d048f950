import type { AdminOrderRow } from '@superium/shared/api'
import { ConnectionError } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'

/** The result of a bulk action for one order; `outcome` is the action's own word, or one of these. */
export interface BulkResult {
  _id: string
  orderNumber?: string
  outcome: string
  reason?: string
}

/** Orders per call, few enough for a smooth progress bar. */
const AT_ONCE = 5

/**
 * Sends orders in batches and reports the result of each. A failed call counts as a failure of each of its orders,
 * although it may have done its work; repeating it never does anything twice. Resolves to whether the API responded at all.
 */
export async function runInBatches(
  orders: readonly AdminOrderRow[],
  send: (part: readonly AdminOrderRow[]) => Promise<BulkResult[]>,
  onResults: (results: BulkResult[]) => void,
): Promise<boolean> {
  let answered = false
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    const part = orders.slice(from, from + AT_ONCE)
    try {
      onResults(await send(part))
      answered = true
    } catch (error) {
      if (!(error instanceof ConnectionError)) answered = true
      const reason = errorMessage(error)
      onResults(part.map(({ _id, orderNumber }) => ({ _id, orderNumber, outcome: 'failed', reason })))
    }
  }
  return answered
}
