import { api, dataOrThrow, type VersionHealth } from '@superium/shared/api'
import type { ReleasesState } from '@superium/shared/contract'
import { readReleases } from '../release-api'

/** All that the page shows. */
export interface Releases extends ReleasesState {
  /** Of each version that somebody saw in the window; null when it could not be read. */
  health: VersionHealth[] | null
}

/** What is live with its health in the last `hours`. Health that cannot be had keeps nobody from rolling back. */
export async function loadReleases(hours: number, signal: AbortSignal): Promise<Releases> {
  const [state, health] = await Promise.all([readReleases(signal), loadHealth(hours, signal).catch(() => null)])
  return { ...state, health }
}

async function loadHealth(hours: number, signal: AbortSignal): Promise<VersionHealth[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/telemetry', { params: { query: { hours } }, signal })).data
}
