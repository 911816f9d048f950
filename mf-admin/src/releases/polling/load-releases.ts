import { api, dataOrThrow, type VersionHealth } from '@superium/shared/api'
import type { ReleasesState } from '@superium/shared/contract'
import { readReleases } from '../release-api'

/** The data of the releases page. */
export interface Releases extends ReleasesState {
  /** One entry per version with page views in the window; null if the health could not be loaded. */
  health: VersionHealth[] | null
}

/** Loads the live versions and their health in the last `hours`. Missing health must not prevent a rollback. */
export async function loadReleases(hours: number, signal: AbortSignal): Promise<Releases> {
  const [state, health] = await Promise.all([readReleases(signal), loadHealth(hours, signal).catch(() => null)])
  return { ...state, health }
}

async function loadHealth(hours: number, signal: AbortSignal): Promise<VersionHealth[]> {
  return dataOrThrow(await api.GET('/api/v1/admin/telemetry', { params: { query: { hours } }, signal })).data
}
