import type { Category, ProductDetail } from '@superium/shared/api'
import { loadCategories } from '../categories/load-categories'
import { nullOnError } from '../loading/null-on-error'
import { loadProduct } from './load-product'

/** Without category names the page shows the keyword. */
type CriticalData = [product: ProductDetail, categories: Category[] | null]

/** How long, in milliseconds, an answer waits for the page that needs it. */
const KEPT_MS = 10_000

let asked: { id: string; since: number; answer: Promise<CriticalData> } | undefined

const isAsked = (id: string): boolean => asked?.id === id && performance.now() - asked.since < KEPT_MS

const load = (id: string, signal: AbortSignal): Promise<CriticalData> =>
  Promise.all([loadProduct(id, signal), nullOnError(loadCategories(signal))])

/** Asks for what a product's page needs while the code of that page is still on its way; only the last one is kept. */
export function askAhead(id: string): void {
  if (isAsked(id)) return
  asked = { id, since: performance.now(), answer: load(id, AbortSignal.timeout(KEPT_MS)) }
  // Who opens the page asks again.
  asked.answer.catch(() => {})
}

/** What `askAhead` has asked for, once, or else loads it. Throws `ApiError`, 404 for an unknown id. */
export function loadCriticalData(id: string, signal: AbortSignal): Promise<CriticalData> {
  if (!asked || !isAsked(id)) return load(id, signal)
  const { answer } = asked
  asked = undefined
  return answer.catch(() => load(id, signal))
}
