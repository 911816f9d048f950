import type { TelemetryTimeline } from '@superium/shared/api'
import type { ReleaseState } from '@superium/shared/contract'

/** The page views of one interval. */
export interface Part {
  /** The start of the interval, in milliseconds since the epoch. */
  at: number
  visits: number
  failed: number
}

/** The page views of a live version. */
export interface Evidence {
  version: string
  parts: Part[]
  visits: number
  failed: number
  /** The comparison: for a canary the default version, for the default version all earlier versions together. */
  baseline: { of: string | null; share: number } | null
}

type Counts = TelemetryTimeline['versions'][number]

/** The evidence about each live version of a name. */
export function readEvidence(timeline: TelemetryTimeline, { name, live }: ReleaseState): Evidence[] {
  const versions = timeline.versions.filter(({ remote }) => remote === name)
  const stable = live.find((one) => one.default)?.version
  const isLive = (version: string): boolean => live.some((one) => one.version === version)
  const earlier = versions.filter(({ version }) => !isLive(version))
  const beside = versions.filter(({ version }) => version === stable)
  return live.map(({ version, default: isDefault }) => {
    const mine = versions.find((one) => one.version === version)
    const start = Date.parse(timeline.from)
    const parts = Array.from({ length: timeline.parts }, (_, index) => ({
      at: start + index * timeline.minutes * 60_000,
      visits: mine?.visits[index] ?? 0,
      failed: mine?.failed[index] ?? 0,
    }))
    const share = shareOf(isDefault ? earlier : beside)
    return {
      version,
      parts,
      visits: sum(mine?.visits ?? []),
      failed: sum(mine?.failed ?? []),
      baseline: share === null ? null : { of: isDefault ? null : (stable ?? null), share },
    }
  })
}

/** The failed share of the page views of these versions together; null without page views. */
function shareOf(versions: Counts[]): number | null {
  const visits = sum(versions.flatMap((one) => one.visits))
  return visits === 0 ? null : failedShare(visits, sum(versions.flatMap((one) => one.failed)))
}

/** The failed share, 0 to 1. A failure can be counted before its page view. */
export const failedShare = (visits: number, failed: number): number =>
  failed === 0 ? 0 : Math.min(1, failed / Math.max(visits, failed))

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0)
