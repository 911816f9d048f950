import { ApiError, api, type Order, type Quote } from '@superium/shared/api'
import { failureReason } from '../failure/failure-reason'
import { type Attempt, endAttempt } from './attempt'

/** How an attempt ended, or that nobody knows. */
export type Outcome =
  | { kind: 'placed'; order: Order; message: string }
  /** 409: prices or stock are others than the shopper saw; `quote` is the truth now. */
  | { kind: 'changed'; message: string; quote: Quote | undefined }
  /** The order was not placed, or the answer never came; `field` is the one that the server refused. */
  | { kind: 'failed'; reason: string; field: string | undefined }

/** The answers after which the same key can never place this order: what comes next is a new attempt. */
const REFUSED = new Set([400, 409, 422])

/** Sends the attempt (spec §7 "orderconfirm"). It never throws. */
export async function sendOrder({ key, body }: Attempt): Promise<Outcome> {
  try {
    const { data, error, response } = await api.POST('/api/v1/shop/orderconfirm', {
      params: { header: { 'idempotency-key': key } },
      body,
    })
    if (data) {
      endAttempt()
      return { kind: 'placed', order: data.data, message: data.message }
    }
    if (REFUSED.has(response.status)) endAttempt()
    if (response.status === 409 && error) {
      return { kind: 'changed', message: error.message, quote: 'quote' in error ? error.quote : undefined }
    }
    const reason = error?.message ?? failureReason(new ApiError(response.status, ''))
    return { kind: 'failed', reason, field: error?.field }
  } catch (error) {
    return { kind: 'failed', reason: failureReason(error), field: undefined }
  }
}
