import { type AdminPage, type AdminSeller, api, dataOrThrow } from '@superium/shared/api'
import { sellerStates } from '@superium/shared/sellers'
import { pageQuery, readTableQuery } from '../data-table/table-query'

/** The states by which the list is filtered. */
export const states = Object.keys(sellerStates) as (keyof typeof sellerStates)[]

/** Loads the sellers of a page (`after`, `before`, `size`, `search`, `state`), the latest application first, with the count of all. */
export async function listSellers({ url, signal }: Request): Promise<AdminPage<AdminSeller>> {
  const params = new URL(url).searchParams
  const { search } = readTableQuery(params)
  const state = states.find((one) => one === params.get('state'))
  const query = { ...pageQuery(params), ...(search && { search }), ...(state && { state }) }
  return dataOrThrow(await api.GET('/api/v1/admin/sellers', { params: { query }, signal }))
}
