import { ApiError, api, type Order, type Quote } from '@superium/shared/api'
import { errorMessage } from '../errors/error-message'
import { endOrderAttempt, type OrderAttempt } from './order-attempt'

/** How an attempt ended, or that nobody knows. */
export type Outcome =
  | { kind: 'placed'; order: Order; message: string }
  /** 409: prices or stock are others than the shopper saw; `quote` is the truth now. */
  | { kind: 'changed'; message: string; quote: Quote | undefined }
  /** The order was not placed; `field` is the one that the server refused. */
  | { kind: 'failed'; reason: string; field: string | undefined }
  /** The answer never came, or was no answer: the order may have been placed. */
  | { kind: 'unknown'; reason: string }

/** The answers after which the same key can never place this order: what comes next is a new attempt. */
const REFUSED = new Set([400, 409, 422])

/**
 * Sends the attempt (spec §7 "orderconfirm"). It never throws. `again` says that it was sent before and nobody knows how
 * that ended: then only an answer to its key tells, not a call that was turned away (401, 429).
 */
export async function sendOrder({ key, body }: OrderAttempt, again: boolean): Promise<Outcome> {
  try {
    const { data, error, response } = await api.POST('/api/v1/shop/orderconfirm', {
      params: { header: { 'idempotency-key': key } },
      body,
    })
    if (data) {
      endOrderAttempt()
      return { kind: 'placed', order: data.data, message: data.message }
    }
    const reason = error?.message ?? errorMessage(new ApiError(response.status, ''))
    if (response.status >= 500 || (again && !REFUSED.has(response.status))) return { kind: 'unknown', reason }
    endOrderAttempt()
    if (response.status === 409 && error) {
      return { kind: 'changed', message: error.message, quote: 'quote' in error ? error.quote : undefined }
    }
    return { kind: 'failed', reason, field: error?.field }
  } catch (error) {
    return { kind: 'unknown', reason: errorMessage(error) }
  }
}
