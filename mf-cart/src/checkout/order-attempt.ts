import type { OrderBody } from './order-body'
import { personalStorageEntry } from './personal-storage-entry'

/** One attempt to order; sent again with the same key, it cannot become a second order. */
export interface OrderAttempt {
  /** The idempotency key. */
  key: string
  body: OrderBody
}

const stored = personalStorageEntry<OrderAttempt>('order-attempt', 'browser', (value) =>
  isAttempt(value) ? value : null,
)

/** Begins an attempt for this order. All tabs see it, since they share one cart; it is kept until it ends. */
export function beginOrderAttempt(body: OrderBody): OrderAttempt {
  const attempt = { key: crypto.randomUUID(), body }
  stored.write(attempt)
  return attempt
}

/** The attempt of the person with this address, in whatever tab, whose answer never came; null when there is none. */
export function unfinishedOrderAttempt(email: string): OrderAttempt | null {
  const attempt = stored.read()
  return attempt?.body.email === email ? attempt : null
}

/** Whether the attempt is for exactly this order. */
export function isAttemptFor(attempt: OrderAttempt, body: OrderBody): boolean {
  return JSON.stringify(attempt.body) === JSON.stringify(body)
}

/** Drops the attempt after its final answer; another tab's newer attempt stays. */
export function endOrderAttempt(key: string): void {
  if (stored.read()?.key === key) stored.remove()
}

/** Only this file writes the entry, so a few fields tell a whole attempt from a malformed one. */
function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return false
  const { key, body } = value
  if (typeof key !== 'string' || typeof body !== 'object' || body === null) return false
  return 'email' in body && typeof body.email === 'string' && 'products' in body && Array.isArray(body.products)
}
