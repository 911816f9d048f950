import { type AdminSummary, api, dataOrThrow } from '@superium/shared/api'
import { atom } from 'nanostores'

/** How much waits for an administrator, for the side menu's badges. */
export interface Waiting {
  orders: number
  sellers: number
  reports: number
  messages: number
}

/** What waits; null before the first answer. */
export const $waiting = Object.assign(atom<Waiting | null>(null), { init: null })

/** Loads the dashboard's numbers (`GET /admin/summary`) and updates the badges. */
export async function loadSummary(signal: AbortSignal): Promise<AdminSummary> {
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/summary', { signal }))
  const { pendingOrders: orders, pendingSellers: sellers, openReports: reports, newMessages: messages } = data
  $waiting.set({ orders, sellers, reports, messages })
  return data
}
