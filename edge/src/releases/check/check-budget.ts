import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFacts } from '@superium/shared/contract'
import type { Manifest } from '../manifest'

/** The most, in compressed bytes, that the first load of a release may take, whatever its team has set itself. */
const SITE_BUDGET = { host: 200_000, remote: 60_000 } as const

/** The release's first load, as it is sent: entry, routes and slots of a remote; the start files of the host. */
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
  return [`Its first load is ${kilobytes(bytes)}, over ${whose} of ${kilobytes(most)}.`]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Nothing for a file that is missing: another check says so. */
const sentSize = (path: string): Promise<number> =>
  stat(`${path}.br`)
    .catch(() => stat(path))
    .then(
      ({ size }) => size,
      () => 0,
    )
