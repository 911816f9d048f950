import type { Discovery } from '@superium/shared/contract'
import { canaryOf, defaultOf } from '../releases/live/default-and-canary-deployments'

const DAY_MS = 86_400_000

/** The part of a revision that auto-rollback reads: what is live, since when, by whom, and the versions before. */
export interface LiveState {
  discovery: Discovery
  earlier: Record<string, string[]>
  live: Record<string, Record<string, { at: string; by: { kind: string }; action?: string | undefined }>>
}

export interface WatchedVersion {
  name: string
  version: string
  /** The versions that it is compared with; a rollback restores the first one. */
  before: [string, ...string[]]
  since: Date
  /** Whether the version before is live at the same time, which a canary's is. */
  sideBySide: boolean
}

/** Canaries, and versions released to everybody within a day, but not those of `npm start` or of a rollback. */
export function watchedVersions({ discovery, earlier, live }: LiveState, now: Date): WatchedVersion[] {
  return Object.keys(discovery.microFrontends).flatMap((name): WatchedVersion[] => {
    const stable = defaultOf(discovery, name)
    const canary = canaryOf(discovery, name)
    const version = (canary ?? stable)?.metadata.version ?? ''
    const versions = [...(canary && stable ? [stable.metadata.version] : []), ...(earlier[name] ?? [])]
    const [restored, ...older] = versions.filter((one) => one !== version)
    const { at, by, action } = live[name]?.[version] ?? {}
    if (at === undefined || restored === undefined || action === 'rollback') return []
    if (by?.kind === 'automatic' || by?.kind === 'local') return []
    const since = new Date(at)
    if (!canary && now.getTime() - since.getTime() > DAY_MS) return []
    return [
      {
        name,
        version,
        before: [restored, ...older],
        since: new Date(Math.max(since.getTime(), now.getTime() - DAY_MS)),
        sideBySide: !!canary,
      },
    ]
  })
}
