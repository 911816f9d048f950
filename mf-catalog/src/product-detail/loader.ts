import type { Category, Product, ProductDetail, Variant } from '@superium/shared/api'
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from '@superium/shared/router'
import { loadCategories } from '../categories/load-categories'
import { nullOnError } from '../loading/null-on-error'
import { isNoSuchProduct, loadProduct } from '../product/load-product'
import { loadQuestions, type QuestionPage } from '../questions/questions-api'
import { FIRST_REVIEWS, loadReviews, type ReviewPage } from '../reviews/reviews-api'
import { loadRelatedProducts } from './load-related-products'
import { loadShippingRules } from './load-shipping-rules'

/** The data of the product page: only the product is critical; a deferred block may load late or be null. */
export interface DetailData {
  product: Omit<ProductDetail, 'variants'>
  /** Empty for a product without variants. */
  variants: Variant[]
  categories: Category[]
  related: Promise<Product[] | null>
  shipping: Promise<Awaited<ReturnType<typeof loadShippingRules>> | null>
  reviews: Promise<ReviewPage | null>
  questions: Promise<QuestionPage | null>
}

/** Loads the product of `/product-detail/{id}`; throws a 404 response for an unknown or malformed id, else `ApiError`. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<DetailData> {
  const id = params.id ?? ''
  const shipping = nullOnError(loadShippingRules(signal))
  const [{ variants, ...product }, categories] = await Promise.all([
    loadProduct(id, signal).catch((error: unknown) => {
      if (isNoSuchProduct(error)) throw data(null, { status: 404 })
      throw error
    }),
    // Without category names the page shows the keyword.
    nullOnError(loadCategories(signal)),
  ])
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

/** Another variant, section or the zoom of the same product needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
