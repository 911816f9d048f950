import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from '@superium/shared/router'
import { nullOnError } from '../loading/null-on-error'
import { loadCriticalData } from '../product/detail-data-ahead'
import { isNoSuchProduct } from '../product/load-product'
import { loadQuestions } from '../questions/questions-api'
import { FIRST_REVIEWS, loadReviews } from '../reviews/reviews-api'
import { prepareBelowTheFold } from './below-the-fold'
import type { DetailData } from './detail-data'
import { loadRelatedProducts } from './load-related-products'
import { loadShippingRules } from './load-shipping-rules'

/** Loads the product of `/product-detail/{id}`; throws a 404 response for an unknown or malformed id, else `ApiError`. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<DetailData> {
  const id = params.id ?? ''
  const code = prepareBelowTheFold()
  const shipping = nullOnError(loadShippingRules(signal))
  const [{ variants, ...product }, categories] = await loadCriticalData(id, signal).catch((error: unknown) => {
    if (isNoSuchProduct(error)) throw data(null, { status: 404 })
    throw error
  })
  // The server renders the whole page; the browser shows the first view without waiting for this code.
  if (typeof document === 'undefined') await code
  return {
    product,
    variants,
    categories: categories ?? [],
    related: nullOnError(loadRelatedProducts(product, signal)),
    shipping,
    reviews: nullOnError(loadReviews(product._id, FIRST_REVIEWS, signal)),
    questions: nullOnError(loadQuestions(product._id, 0, signal)),
  }
}

/** A change of variant or section, or the zoom, needs no request for the same product. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
