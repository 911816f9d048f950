import {
  type AdminPage,
  api,
  type Coupon,
  type CouponChanges,
  type CouponInput,
  dataOrThrow,
} from '@superium/shared/api'
import { pageQuery, readTableQuery } from '../data-table/table-query'

/** Loads a page of coupons (`after`, `before`, `size`, `search`), newest first, with the number of all matches. */
export async function listCoupons({ url, signal }: Request): Promise<AdminPage<Coupon>> {
  const params = new URL(url).searchParams
  const { search } = readTableQuery(params)
  const query = { ...pageQuery(params), ...(search && { search: search.slice(0, 100) }) }
  return dataOrThrow(await api.GET('/api/v1/admin/coupons', { params: { query }, signal }))
}

/** Loads one coupon. An unknown code is an `ApiError` 404. */
export async function loadCoupon(code: string, signal: AbortSignal): Promise<Coupon> {
  const params = { path: { code } }
  return dataOrThrow(await api.GET('/api/v1/admin/coupons/{code}', { params, signal })).data
}

/** Creates a coupon. A code that exists is an `ApiError` 409 with the field `code`. */
export async function createCoupon(body: CouponInput): Promise<Coupon> {
  return dataOrThrow(await api.POST('/api/v1/admin/coupons', { body })).data
}

/** Changes a coupon's period and limits. */
export async function changeCoupon(code: string, body: CouponChanges): Promise<Coupon> {
  const params = { path: { code } }
  return dataOrThrow(await api.PATCH('/api/v1/admin/coupons/{code}', { params, body })).data
}
