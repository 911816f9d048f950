import type { CanaryEvidence, Revision, VersionEvidence } from '@superium/shared/contract'
import { canaryOf, defaultOf } from '../live/default-and-canary-deployments'

/** Reads what telemetry says of a canary; null without a canary or telemetry. Rejects when the API does not answer. */
export type ReadCanaryEvidence = (revision: Revision, name: string) => Promise<CanaryEvidence | null>

/** Reads the page views of a remote's versions since a moment. */
export type ReadOutcomes = (range: { from: Date; remote: string }) => Promise<VersionEvidence[]>

export function createCanaryEvidence(outcomes: ReadOutcomes | undefined): ReadCanaryEvidence {
  return async ({ discovery, live }, name) => {
    const canary = canaryOf(discovery, name)?.metadata.version
    const stable = defaultOf(discovery, name)?.metadata.version
    const since = canary === undefined ? undefined : live[name]?.[canary]?.at
    if (!outcomes || canary === undefined || stable === undefined || since === undefined) return null
    const rows = await outcomes({ from: new Date(since), remote: name })
    return { canary: evidenceOf(rows, canary), stable: evidenceOf(rows, stable) }
  }
}

function evidenceOf(rows: VersionEvidence[], version: string): VersionEvidence {
  const row = rows.find((one) => one.version === version)
  return {
    version,
    visits: row?.visits ?? 0,
    failed: row?.failed ?? 0,
    server: row?.server ?? { visits: 0, failed: 0 },
  }
}
