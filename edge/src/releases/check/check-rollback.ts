import { join } from 'node:path'
import type { Deployment, Discovery, ReleaseFacts, RetiredRoute } from '@superium/shared/contract'
import { defaultOf } from '../live/default-and-canary-deployments'
import { stillRetired } from '../live/retired-routes'
import type { ReleaseStore } from '../store/release-store'
import { checkAgainstLive } from './check-against-live'
import { checkConflicts } from './check-conflicts'
import { strandedRedirects } from './check-routes'

/**
 * Checks that restored releases are compatible with everything else that is live after a rollback. They may lose paths
 * that only the newer version answers, unless a redirect leads there. A problem that the live version has as well does
 * not prevent its rollback.
 */
export async function checkRollback(
  { before, after, retired }: { before: Discovery; after: Discovery; retired: readonly RetiredRoute[] },
  restored: readonly Deployment[],
  store: ReleaseStore,
): Promise<string[]> {
  const problems = restored.map(async ({ extras: { superium } }) => {
    const now = defaultOf(before, superium.name)?.extras.superium
    const known = now ? await conflictsOf(now, before, now, store) : []
    const found = await conflictsOf(superium, after, now, store)
    return found
      .filter((problem) => !known.includes(problem))
      .map((problem) => problem.replaceAll(OWN, titleOf(superium)))
  })
  const found = [
    ...(await Promise.all(problems)).flat(),
    ...strandedRedirects(before, after, stillRetired(retired, after)),
  ]
  return [...new Set(found)]
}

/** Placeholder for the checked release in a problem, so that the problems of two versions can be compared. */
const OWN = '\0'

const titleOf = ({ name, version }: ReleaseFacts): string => `${name} ${version}`

async function conflictsOf(facts: ReleaseFacts, live: Discovery, now: ReleaseFacts | undefined, store: ReleaseStore) {
  const folder = join(store.dir, facts.name, facts.version)
  // A damaged manifest is not the rollback's fault, and the failing version must not stay because of it.
  const unlike = await checkAgainstLive(facts, folder, live, store).catch(() => [])
  return [...checkConflicts(facts, live, now), ...unlike].map((problem) => {
    const own = problem.replaceAll(titleOf(facts), OWN)
    // Several releases are checked together, so each problem must name its release.
    return own.includes(OWN) ? own : `${OWN}: ${problem}`
  })
}
