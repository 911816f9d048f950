import { type AdminSummary, api, dataOrThrow } from '@superium/shared/api'
import { atom } from 'nanostores'

/** The number of pending orders, for the side menu's badge; null before the first answer. */
export const $pendingOrders = Object.assign(atom<number | null>(null), { init: null })

/** Loads the dashboard's numbers (`GET /admin/summary`) and updates the badge. */
export async function loadSummary(signal: AbortSignal): Promise<AdminSummary> {
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/summary', { signal }))
  $pendingOrders.set(data.pendingOrders)
  return data
}
