import { type AdminSummary, api, dataOrThrow } from '@superium/shared/api'
import { atom } from 'nanostores'

/** How many orders wait to be confirmed: the side menu's badge; null until the first answer. */
export const $pendingOrders = Object.assign(atom<number | null>(null), { init: null })

/** The dashboard's numbers (`GET /admin/summary`); every answer brings the badge up to date. */
export async function loadSummary(signal: AbortSignal): Promise<AdminSummary> {
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/summary', { signal }))
  $pendingOrders.set(data.pendingOrders)
  return data
}
