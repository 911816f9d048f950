import { api, type Category, dataOrThrow, type Product, type ProductDetail } from '@superium/shared/api'
import { RELATED_REQUEST_SIZE } from '@superium/shared/constants'
import type { Collection } from './collections'

/** The 16 categories with shown name, picture and count. */
export async function loadCategories(signal: AbortSignal): Promise<Category[]> {
  return dataOrThrow(await api.GET('/api/v1/shop/categories', { signal })).data
}

/** A page of a collection in the server's ranking; without one, of all products. */
export async function loadProducts(
  query: { page: number; size: number; collection?: Collection },
  signal: AbortSignal,
): Promise<{ data: Product[]; count: number }> {
  return dataOrThrow(await api.GET('/api/v1/shop/products', { params: { query }, signal }))
}

/** Products that are announced or can be ordered in advance, at any price. */
export async function loadComing(size: number, signal: AbortSignal): Promise<Product[]> {
  const availability: Product['status'][] = ['pre-order', 'up-coming']
  const query = { availability, page: 0, size, sort: 'best-selling' as const }
  return dataOrThrow(await api.GET('/api/v1/shop/categorywise', { params: { query }, signal })).data
}

/** The running sale, its end as an ISO time; null when none runs. */
export async function loadSale(signal: AbortSignal): Promise<{ name: string; endsAt: string } | null> {
  return dataOrThrow(await api.GET('/api/v1/shop/sale', { signal })).data
}

/** One product with its variants; `ApiError` 404 for an unknown id. */
export async function loadProduct(id: string, signal: AbortSignal): Promise<ProductDetail> {
  return dataOrThrow(await api.GET('/api/v1/shop/data/{id}', { params: { path: { id } }, signal })).data
}

/** Other products of the product's category (spec §9: page 0, size 5). */
export async function loadRelated({ category, _id }: Product, signal: AbortSignal): Promise<Product[]> {
  const query = { category, page: 0, size: RELATED_REQUEST_SIZE, exclude: _id }
  return dataOrThrow(await api.GET('/api/v1/shop/related', { params: { query }, signal })).data
}

/** What delivery costs, in dollars; `freeOver` null when no order is delivered free. */
export async function loadShippingRules(signal: AbortSignal): Promise<{ flat: number; freeOver: number | null }> {
  return dataOrThrow(await api.GET('/api/v1/shop/shipping-rules', { signal })).data
}
