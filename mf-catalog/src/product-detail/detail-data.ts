import type { Category, Product, ProductDetail, Variant } from '@superium/shared/api'
import type { QuestionPage } from '../questions/questions-api'
import type { ReviewPage } from '../reviews/reviews-api'
import type { loadShippingRules } from './load-shipping-rules'

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
