import { api, type BestSeller, type Dashboard, dataOrThrow, type LowStockProduct } from '@superium/shared/api'
import type { DashboardQuery } from './dashboard-query'

/** Loads the figures of a range and of the previous range. */
export async function loadDashboard(query: DashboardQuery, signal: AbortSignal): Promise<Dashboard> {
  return dataOrThrow(await api.GET('/api/v1/admin/dashboard', { params: { query }, signal })).data
}

/** Loads the best-selling products of a range, by units. */
export async function loadBestSellers({ from, to }: DashboardQuery, signal: AbortSignal): Promise<BestSeller[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/best-sellers', { params: { query: { from, to } }, signal })).data
}

/** Active products with little stock, and the number of all of them. */
export interface LowStock {
  data: LowStockProduct[]
  count: number
}

export async function loadLowStock(signal: AbortSignal): Promise<LowStock> {
  return dataOrThrow(await api.GET('/api/v1/admin/low-stock', { signal }))
}
