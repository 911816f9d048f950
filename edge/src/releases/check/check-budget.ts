import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFacts } from '@superium/shared/contract'
import type { Manifest } from '../manifest'

/** Compressed bytes of a release's first load; a team may set a lower budget of its own. */
const SITE_BUDGET = { host: 200_000, remote: 60_000 } as const

/** Checks the first load as it is sent: entry, routes and slots of a remote; the entry files of the host. */
export async function checkBudget(folder: string, facts: ReleaseFacts, manifest: Manifest): Promise<string[]> {
  const files =
    facts.kind === 'host'
      ? [...(facts.entry?.js ?? []), ...(facts.entry?.css ?? [])]
      : [manifest.remoteEntry, ...manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles])]
  const sizes = await Promise.all([...new Set(files)].map((file) => sentSize(join(folder, file))))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const most = Math.min(facts.budget ?? Number.POSITIVE_INFINITY, SITE_BUDGET[facts.kind])
  if (bytes <= most) return []
  const whose = most === SITE_BUDGET[facts.kind] ? "the site's budget" : "the team's own budget"
  return [`Its first load is ${kilobytes(bytes)}, more than ${whose} of ${kilobytes(most)}.`]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** 0 for a missing file, which another check reports. */
const sentSize = (path: string): Promise<number> =>
  stat(`${path}.br`)
    .catch(() => stat(path))
    .then(
      ({ size }) => size,
      () => 0,
    )
