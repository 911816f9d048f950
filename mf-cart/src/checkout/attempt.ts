import type { OrderBody } from './order-body'

/** One attempt to order: sent again with its key, it cannot become a second order. */
export interface Attempt {
  /** The idempotency key. */
  key: string
  body: OrderBody
}

const STORED_AS = 'superium:order-attempt'

// Where storage is refused, an attempt lives at least as long as the page.
let remembered: Attempt | null = null

/** The attempt for this order: the unfinished one when the order is the same, otherwise a new one. It is kept until it ends. */
export function beginAttempt(body: OrderBody): Attempt {
  const last = unfinishedAttempt(body.email)
  const same = last && JSON.stringify(last.body) === JSON.stringify(body)
  remembered = same ? last : { key: crypto.randomUUID(), body }
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(remembered))
  } catch {
    // `remembered` has it.
  }
  return remembered
}

/** The attempt of this tab and this person whose answer never came, also over a reload; null when there is none. */
export function unfinishedAttempt(email: string): Attempt | null {
  remembered ??= stored()
  return remembered?.body.email === email ? remembered : null
}

/** Forgets the attempt: it was answered for good. */
export function endAttempt(): void {
  remembered = null
  try {
    sessionStorage.removeItem(STORED_AS)
  } catch {
    // Nothing could be stored either.
  }
}

function stored(): Attempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null')
    return isAttempt(value) ? value : null
  } catch {
    return null
  }
}

/** Only this file writes the entry: enough is checked to tell it from a mangled one. */
function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) return false
  const { key, body } = value
  if (typeof key !== 'string' || typeof body !== 'object' || body === null) return false
  return 'email' in body && typeof body.email === 'string' && 'products' in body && Array.isArray(body.products)
}
