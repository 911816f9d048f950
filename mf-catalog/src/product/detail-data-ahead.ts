import type { Category, ProductDetail } from '@superium/shared/api'
import { loadCategories } from '../categories/load-categories'
import { nullOnError } from '../loading/null-on-error'
import { loadProduct } from './load-product'

/** If category names are null, the page shows the category's keyword. */
type CriticalData = [product: ProductDetail, categories: Category[] | null]

/** How long an answer is kept for the page, in milliseconds. */
const KEPT_MS = 10_000

let asked: { id: string; since: number; answer: Promise<CriticalData> } | undefined

const isAsked = (id: string): boolean => asked?.id === id && performance.now() - asked.since < KEPT_MS

const load = (id: string, signal: AbortSignal): Promise<CriticalData> =>
  Promise.all([loadProduct(id, signal), nullOnError(loadCategories(signal))])

/** Requests the data of a product's page while the page's code still loads; only the latest request is kept. */
export function askAhead(id: string): void {
  if (isAsked(id)) return
  asked = { id, since: performance.now(), answer: load(id, AbortSignal.timeout(KEPT_MS)) }
  // Ignored, because opening the page repeats the request.
  asked.answer.catch(() => {})
}

/**
 * Takes the answer to `askAhead`, which can be used once, or else loads the data. Throws `ApiError`, 404 for an unknown
 * id.
 */
export function loadCriticalData(id: string, signal: AbortSignal): Promise<CriticalData> {
  if (!asked || !isAsked(id)) return load(id, signal)
  const { answer } = asked
  asked = undefined
  return answer.catch(() => load(id, signal))
}
