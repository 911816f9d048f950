import { ApiError, type Category, type Product, type Variant } from '@superium/shared/api'
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from '@superium/shared/router'
import { loadCategories } from '../categories/load-categories'
import { nullOnError } from '../loading/null-on-error'
import { loadProduct } from '../product/load-product'
import { loadQuestions, type QuestionPage } from '../questions/questions-api'
import { FIRST_REVIEWS, loadReviews, type ReviewPage } from '../reviews/reviews-api'
import { loadRelatedProducts } from './load-related-products'
import { loadShippingRules } from './load-shipping-rules'

/** The detail page: the product is critical, what stands beside it may come later or not at all. */
export interface DetailData {
  product: Product
  /** Empty for a product that comes in one form. */
  variants: Variant[]
  categories: Category[]
  related: Promise<Product[] | null>
  shipping: Promise<Awaited<ReturnType<typeof loadShippingRules>> | null>
  reviews: Promise<ReviewPage | null>
  questions: Promise<QuestionPage | null>
}

/** Loads the product of `/product-detail/{id}`. An id that is unknown, or is no id at all, is a 404 page. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<DetailData> {
  const id = params.id ?? ''
  const shipping = nullOnError(loadShippingRules(signal))
  const [{ variants, ...product }, categories] = await Promise.all([
    loadProduct(id, signal).catch((error: unknown) => {
      // 414 is an id that is longer than an address may be.
      if (error instanceof ApiError && [400, 404, 414].includes(error.status)) throw data(null, { status: 404 })
      throw error
    }),
    // Names only: without them the page shows the keyword.
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

/** Another variant of the same product is there already: its address asks the server for nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameProduct = currentUrl.pathname === nextUrl.pathname
  return sameProduct && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
