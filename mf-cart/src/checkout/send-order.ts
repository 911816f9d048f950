import { ApiError, api, type Order, type Quote } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { endOrderAttempt, type OrderAttempt } from './order-attempt'

/** The outcome of an attempt. */
export type Outcome =
  | { kind: 'placed'; order: Order; message: string }
  /** 409: prices or stock differ from what the shopper saw; `quote` is the current one. */
  | { kind: 'changed'; message: string; quote: Quote | undefined }
  /** The order was not placed; `field` is the rejected field. */
  | { kind: 'failed'; reason: string; field: string | undefined }
  /** No usable response arrived: the order may have been placed. */
  | { kind: 'unknown'; reason: string }

/** The outcome of withdrawing an attempt; `withdrawn`: it placed no order and never will. */
export type Withdrawal = Extract<Outcome, { kind: 'placed' | 'unknown' }> | { kind: 'withdrawn' }

/** The statuses after which this key can never place the order, so the next attempt needs a new key. */
const REFUSED = new Set([400, 409, 422])

/**
 * Sends the attempt (spec §7 "orderconfirm"); never throws. `again` marks an attempt that was already sent with an
 * unknown outcome; it stays unknown if this call is turned away (401, 429).
 */
export async function sendOrder({ key, body }: OrderAttempt, again: boolean): Promise<Outcome> {
  try {
    const { data, error, response } = await api.POST('/api/v1/shop/orderconfirm', {
      params: { header: { 'idempotency-key': key } },
      body,
    })
    if (data) {
      endOrderAttempt(key)
      return { kind: 'placed', order: data.data, message: data.message }
    }
    const reason = error?.message ?? errorMessage(new ApiError(response.status, ''))
    // Spec §8 requires a log entry for a failed order, in addition to the message.
    console.error('Order submit failed', response.status, reason)
    if (response.status >= 500 || (again && !REFUSED.has(response.status))) return { kind: 'unknown', reason }
    endOrderAttempt(key)
    if (response.status === 409 && error) {
      return { kind: 'changed', message: error.message, quote: 'quote' in error ? error.quote : undefined }
    }
    return { kind: 'failed', reason, field: error?.field }
  } catch (error) {
    console.error('Order submit failed', error)
    return { kind: 'unknown', reason: errorMessage(error) }
  }
}

/** Gives up an attempt whose answer never came, before another order is sent in its place; never throws. */
export async function withdrawOrder({ key }: OrderAttempt): Promise<Withdrawal> {
  try {
    const { data, error, response } = await api.POST('/api/v1/shop/orderconfirm/withdraw', {
      params: { header: { 'idempotency-key': key } },
    })
    if (!data) return { kind: 'unknown', reason: error?.message ?? errorMessage(new ApiError(response.status, '')) }
    endOrderAttempt(key)
    const { placed } = data.data
    return placed ? { kind: 'placed', order: placed, message: '' } : { kind: 'withdrawn' }
  } catch (error) {
    return { kind: 'unknown', reason: errorMessage(error) }
  }
}
