import { ApiError, type Category, type Product } from '@superium/shared/api'
import { data, type LoaderFunctionArgs } from '@superium/shared/router'
import { loadCategories, loadProduct, loadRelated, loadShippingRules } from '../catalogue/load'
import { optional } from '../catalogue/optional'

/** The detail page: the product is critical, what stands beside it may come later or not at all. */
export interface DetailData {
  product: Product
  categories: Category[]
  related: Promise<Product[] | null>
  shipping: Promise<Awaited<ReturnType<typeof loadShippingRules>> | null>
}

/** Loads the product of `/product-detail/{id}`. An id that is unknown, or is no id at all, is a 404 page. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<DetailData> {
  const shipping = optional(loadShippingRules(signal))
  const [product, categories] = await Promise.all([
    loadProduct(params.id ?? '', signal).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
      throw error
    }),
    // Names only: without them the page shows the keyword.
    optional(loadCategories(signal)),
  ])
  return { product, categories: categories ?? [], related: optional(loadRelated(product, signal)), shipping }
}
