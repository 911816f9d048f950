import { type AdminPage, type AdminSeller, api, dataOrThrow } from '@superium/shared/api'
import { sellerStates } from '@superium/shared/sellers'
import { pageQuery, readTableQuery } from '../data-table/table-query'

/** The states that the list can be filtered by. */
export const states = Object.keys(sellerStates) as (keyof typeof sellerStates)[]

/**
 * Loads a page of sellers (`after`, `before`, `size`, `search`, `state`), the latest application first, with the total.
 */
export async function listSellers({ url, signal }: Request): Promise<AdminPage<AdminSeller>> {
  const params = new URL(url).searchParams
  const { search } = readTableQuery(params)
  const state = states.find((one) => one === params.get('state'))
  const query = { ...pageQuery(params), ...(search && { search }), ...(state && { state }) }
  return dataOrThrow(await api.GET('/api/v1/admin/sellers', { params: { query }, signal }))
}
