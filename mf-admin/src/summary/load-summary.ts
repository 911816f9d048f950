import { type AdminWaiting, api, dataOrThrow } from '@superium/shared/api'
import { noteWaiting } from './waiting'

/** Loads the counts of open work (`GET /admin/summary`) and updates the badges. */
export async function loadSummary(signal: AbortSignal): Promise<AdminWaiting> {
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/summary', { signal }))
  noteWaiting(data)
  return data
}
