import { api, dataOrThrow, type Order } from '@superium/shared/api'
import { readTableQuery } from '../data-table/table-query'
import { orderStatuses } from './order-columns'

/** Loads the orders of a page (`page`, `size`, `search`, `status`), newest first, with the count of all that match. */
export async function listOrders({ url, signal }: Request): Promise<{ data: Order[]; count: number }> {
  const params = new URL(url).searchParams
  const { search, ...place } = readTableQuery(params)
  const status = orderStatuses.find((one) => one === params.get('status'))
  const query = { ...place, ...(search && { search }), ...(status && { status }) }
  return dataOrThrow(await api.GET('/api/v1/admin/orders', { params: { query }, signal }))
}
