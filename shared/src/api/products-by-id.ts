import { api } from './api-client'
import { dataOrThrow } from './api-error'
import type { Product } from './api-types'

/** How many ids one call of `/shop/products-by-id` takes. */
const IDS_PER_CALL = 50

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether an id is well-formed. The server refuses a whole call for one id that was damaged in browser storage. */
export function isProductId(id: string): boolean {
  return UUID.test(id)
}

/**
 * The current products for any number of ids, without invalid ids and products no longer sold. Throws `ApiError` or
 * `ConnectionError`.
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
