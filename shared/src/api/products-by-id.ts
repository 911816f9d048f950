import { api } from './api-client'
import { dataOrThrow } from './api-error'
import type { Product } from './api-types'

/** The most ids that one call of `/shop/products-by-id` takes. */
const IDS_PER_CALL = 50

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the server can know this id at all: one mangled in browser storage would make it refuse the whole call. */
export function isProductId(id: string): boolean {
  return UUID.test(id)
}

/**
 * The products as they are now, however many are named; those that are no longer sold, and ids that are none, are left
 * out. Throws `ApiError` or what the network threw.
 */
export async function productsById(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  const known = ids.filter(isProductId)
  const pages: string[][] = []
  for (let start = 0; start < known.length; start += IDS_PER_CALL) pages.push(known.slice(start, start + IDS_PER_CALL))
  const products = await Promise.all(
    pages.map(async (page) => {
      const query = { ids: page.join(',') }
      return dataOrThrow(await api.GET('/api/v1/shop/products-by-id', { params: { query }, signal })).data
    }),
  )
  return products.flat()
}
