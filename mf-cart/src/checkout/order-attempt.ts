import { PERSONAL_PREFIX } from '@superium/shared/constants'
import type { OrderBody } from './order-body'

/** One attempt to order: sent again with its key, it cannot become a second order. */
export interface OrderAttempt {
  /** The idempotency key. */
  key: string
  body: OrderBody
}

// The shell drops entries of this prefix when the session ends.
const STORED_AS = `${PERSONAL_PREFIX}order-attempt`

// Where storage is refused, an attempt lives at least as long as the page.
let unstored: OrderAttempt | null = null

/** A new attempt for this order. It is kept, also over a reload, until it ends. */
export function beginOrderAttempt(body: OrderBody): OrderAttempt {
  const attempt = { key: crypto.randomUUID(), body }
  unstored = null
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(attempt))
  } catch {
    unstored = attempt
  }
  return attempt
}

/** The attempt of this tab and this person whose answer never came, also over a reload; null when there is none. */
export function unfinishedOrderAttempt(email: string): OrderAttempt | null {
  const attempt = unstored ?? stored()
  return attempt?.body.email === email ? attempt : null
}

/** Whether the attempt is for this very order. */
export function isAttemptFor(attempt: OrderAttempt, body: OrderBody): boolean {
  return JSON.stringify(attempt.body) === JSON.stringify(body)
}

/** Forgets the attempt: it was answered for good. */
export function endOrderAttempt(): void {
  unstored = null
  try {
    sessionStorage.removeItem(STORED_AS)
  } catch {
    // Nothing could be stored either.
  }
}

function stored(): OrderAttempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null')
    return isAttempt(value) ? value : null
  } catch {
    return null
  }
}

/** Only this file writes the entry: enough is checked to tell it from a mangled one. */
function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return false
  const { key, body } = value
  if (typeof key !== 'string' || typeof body !== 'object' || body === null) return false
  return 'email' in body && typeof body.email === 'string' && 'products' in body && Array.isArray(body.products)
}
