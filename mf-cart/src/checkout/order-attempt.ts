import type { OrderBody } from './order-body'
import { personalStorageEntry } from './personal-storage-entry'

/** One attempt to order. Its idempotency key ensures that sending it again places no second order. */
export interface OrderAttempt {
  /** The idempotency key. */
  key: string
  body: OrderBody
}

const stored = personalStorageEntry<OrderAttempt>('order-attempt', 'browser', (value) =>
  isAttempt(value) ? value : null,
)

/** Stores a new attempt for this order until it ends. All tabs see it, because they share one cart. */
export function beginOrderAttempt(body: OrderBody): OrderAttempt {
  const attempt = { key: crypto.randomUUID(), body }
  stored.write(attempt)
  return attempt
}

/** The unanswered attempt, from any tab, of the account with this e-mail address; null if there is none. */
export function unfinishedOrderAttempt(email: string): OrderAttempt | null {
  const attempt = stored.read()
  return attempt?.body.email === email ? attempt : null
}

/** Whether the attempt is for exactly this order. */
export function isAttemptFor(attempt: OrderAttempt, body: OrderBody): boolean {
  return JSON.stringify(attempt.body) === JSON.stringify(body)
}

/** Removes the attempt after its final response, but never another tab's newer attempt. */
export function endOrderAttempt(key: string): void {
  if (stored.read()?.key === key) stored.remove()
}

/** Only this file writes the entry, so checking a few fields is enough to reject a malformed one. */
function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return false
  const { key, body } = value
  if (typeof key !== 'string' || typeof body !== 'object' || body === null) return false
  return 'email' in body && typeof body.email === 'string' && 'products' in body && Array.isArray(body.products)
}
