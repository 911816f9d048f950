import { parseRevision, type Revision } from '@superium/shared/contract'
import type { ReleaseStore } from '../store/release-store'

const DAY_MS = 86_400_000

/** Removed versions as `<name>/<version>`, and removed revisions by number. */
export interface Pruned {
  versions: string[]
  revisions: number[]
}

/**
 * Removes revisions that have not been live for `days` days, and the versions that only they name. Versions that a later
 * revision names stay for open pages and rollbacks; versions that were never live stay too.
 */
export async function pruneReleases(store: ReleaseStore, days: number, now = Date.now()): Promise<Pruned> {
  const revisions = await readAll(store)
  const cutOff = now - days * DAY_MS
  // A revision is live until the next one is appended.
  const old = revisions.filter((_, index) => Date.parse(revisions[index + 1]?.at ?? '9999-01-01') < cutOff)
  const kept = new Set(revisions.filter((one) => !old.includes(one)).flatMap(namedBy))
  const versions = [...new Set(old.flatMap(namedBy))].filter((one) => !kept.has(one))
  for (const one of versions) {
    const [name = '', version = ''] = one.split('/')
    await store.remove(name, version)
  }
  for (const { number } of old) await store.removeRevision(number)
  return { versions, revisions: old.map(({ number }) => number) }
}

/** Every revision, oldest first. Throws for an unreadable one, because the versions that it needs are unknown. */
async function readAll(store: ReleaseStore): Promise<Revision[]> {
  const texts = await Promise.all((await store.revisions()).map((number) => store.revision(number)))
  return texts.flatMap((text) => (text === undefined ? [] : [parseRevision(JSON.parse(text))]))
}

const namedBy = ({ discovery, earlier }: Revision): string[] => [
  ...Object.entries(discovery.microFrontends).flatMap(([name, deployments]) =>
    deployments.map(({ metadata }) => `${name}/${metadata.version}`),
  ),
  ...Object.entries(earlier).flatMap(([name, versions]) => versions.map((version) => `${name}/${version}`)),
]
