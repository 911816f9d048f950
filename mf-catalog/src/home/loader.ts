import type { Category, ListedProduct, Product } from '@superium/shared/api'
import { ON_SALE_SHOWN, PRODUCT_REQUEST_SIZE, RECOMMENDED_SHOWN } from '@superium/shared/constants'
import type { LoaderFunctionArgs } from '@superium/shared/router'
import { loadCategories } from '../categories/load-categories'
import { nullOnError } from '../loading/null-on-error'
import { loadComingProducts } from '../preorder/load-coming-products'
import { loadSale } from '../sale/load-sale'
import { loadCollection } from './load-collection'

/** The data of the home page: only the categories are critical; a deferred block may load late or be null. */
export interface HomeData {
  categories: Category[]
  /** The current sale's end (ISO time) and products; null without a sale. */
  sale: { endsAt: string; products: Promise<Product[] | null> } | null
  /** The products of the pre-order box. */
  coming: Promise<ListedProduct[] | null>
  featured: Promise<Product[] | null>
  /** The first tab of "Recommended For You". */
  bestSeller: Promise<Product[] | null>
}

export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<HomeData> {
  const shown = (collection: 'on-sale' | 'featured' | 'best-seller', size: number) =>
    nullOnError(loadCollection({ page: 0, size, collection }, signal).then(({ data }) => data))
  const coming = nullOnError(loadComingProducts(PRODUCT_REQUEST_SIZE, signal))
  const featured = shown('featured', PRODUCT_REQUEST_SIZE)
  const bestSeller = shown('best-seller', RECOMMENDED_SHOWN['best-seller'])
  const onSale = shown('on-sale', ON_SALE_SHOWN)
  const [categories, sale] = await Promise.all([loadCategories(signal), nullOnError(loadSale(signal))])
  return { categories, sale: sale && { endsAt: sale.endsAt, products: onSale }, coming, featured, bestSeller }
}
