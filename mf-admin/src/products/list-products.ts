import { type AdminProduct, api, dataOrThrow } from '@superium/shared/api'
import { readTableQuery } from '../data-table/table-query'

/** Loads the products of a page (`page`, `size`, `search`, `category`), hidden ones too, with the count of all that match. */
export async function listProducts({ url, signal }: Request): Promise<{ data: AdminProduct[]; count: number }> {
  const params = new URL(url).searchParams
  const { search, ...place } = readTableQuery(params)
  const category = params.get('category')?.slice(0, 100)
  const query = { ...place, ...(search && { search }), ...(category && { category }) }
  return dataOrThrow(await api.GET('/api/v1/admin/products', { params: { query }, signal }))
}
