import { api, type BestSeller, type Dashboard, dataOrThrow, type LowStockProduct } from '@superium/shared/api'
import type { DashboardQuery } from './dashboard-query'

/** The figures of a range and of the one before. */
export async function loadDashboard(query: DashboardQuery, signal: AbortSignal): Promise<Dashboard> {
  return dataOrThrow(await api.GET('/api/v1/admin/dashboard', { params: { query }, signal })).data
}

/** The products of which most pieces were sold in a range. */
export async function loadBestSellers({ from, to }: DashboardQuery, signal: AbortSignal): Promise<BestSeller[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/best-sellers', { params: { query: { from, to } }, signal })).data
}

/** Shown products of which few pieces are left, and how many there are. */
export interface LowStock {
  data: LowStockProduct[]
  count: number
}

export async function loadLowStock(signal: AbortSignal): Promise<LowStock> {
  return dataOrThrow(await api.GET('/api/v1/admin/low-stock', { signal }))
}
