import {
  type AdminPage,
  type AdminSale,
  type AdminSaleDetail,
  api,
  dataOrThrow,
  type SaleChanges,
  type SaleInput,
  type SalePlan,
} from '@superium/shared/api'
import { pageQuery } from '../data-table/table-query'

const states = ['scheduled', 'running', 'ended', 'cancelled'] as const

/** Loads a page of sales with their results. */
export async function listSales({ url, signal }: Request): Promise<AdminPage<AdminSale>> {
  const params = new URL(url).searchParams
  const state = states.find((one) => one === params.get('state'))
  const query = { ...pageQuery(params), ...(state && { state }) }
  return dataOrThrow(await api.GET('/api/v1/admin/sales', { params: { query }, signal }))
}

/** Loads a sale with one page of its products. An unknown id is an `ApiError` 404. */
export async function loadSale(id: string, { url, signal }: Request): Promise<AdminSaleDetail> {
  const after = new URL(url).searchParams.get('after')
  const params = { path: { id }, query: { ...(after && { after }) } }
  return dataOrThrow(await api.GET('/api/v1/admin/sales/{id}', { params, signal })).data
}

/** Schedules a sale, or previews its effects. `ApiError` 409 with the field `rules` if a product is in another sale. */
export async function createSale(body: SaleInput): Promise<SalePlan> {
  return dataOrThrow(await api.POST('/api/v1/admin/sales', { body })).data
}

/** Changes a sale's name or period and returns the changed sale. */
export async function changeSale(id: string, body: SaleChanges): Promise<AdminSaleDetail> {
  return dataOrThrow(await api.PATCH('/api/v1/admin/sales/{id}', { params: { path: { id } }, body })).data
}

/** Ends a running sale, or cancels a future one. */
export async function endSale(id: string): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/sales/{id}/end', { params: { path: { id } } }))
}
