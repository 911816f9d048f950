import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFacts } from '@superium/shared/contract'
import { homeSectionFiles } from '../home-section-styles'
import type { Manifest } from '../manifest'

/** Compressed bytes of a release's first load and own libraries, unless an administrator registered another budget; a team may set a lower one. */
const SITE_BUDGET = { host: 200_000, remote: 60_000 } as const

/**
 * Checks the first load as it is sent: entry, routes and slots of a remote; the entry files of the host. Libraries that
 * a remote bundles count wherever they load, since visitors would download again what the site already has.
 */
export async function checkBudget(
  folder: string,
  facts: ReleaseFacts,
  manifest: Manifest,
  registered?: number,
): Promise<string[]> {
  const first =
    facts.kind === 'host'
      ? [...(facts.entry?.js ?? []), ...(facts.entry?.css ?? [])]
      : [
          manifest.remoteEntry,
          ...manifest.exposes.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
          // The home page inlines them for everybody, whatever the manifest says.
          ...homeSectionFiles(facts),
        ]
  const own = (facts.ownFiles ?? []).filter((file) => !first.includes(file))
  const bytes = await sizeOf(folder, [...first, ...own])
  const allowed = registered ?? SITE_BUDGET[facts.kind]
  const most = Math.min(facts.budget ?? Number.POSITIVE_INFINITY, allowed)
  if (bytes <= most) return []
  const theirs = registered === undefined ? "the site's budget" : 'its registered budget'
  const whose = most === allowed ? theirs : "the team's own budget"
  const what = own.length > 0 ? 'first load with the libraries of its own' : 'first load'
  return [`Its ${what} is ${kilobytes(bytes)}, more than ${whose} of ${kilobytes(most)}.`]
}

async function sizeOf(folder: string, files: string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(files)].map((file) => sentSize(join(folder, file))))
  return sizes.reduce((sum, size) => sum + size, 0)
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
