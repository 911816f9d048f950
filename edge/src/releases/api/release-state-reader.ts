import {
  parseRevision,
  type ReleaseEvent,
  type ReleaseState,
  type ReleasesState,
  type Revision,
} from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import { rcompare, valid } from 'semver'
import { canaryOf, defaultOf } from '../live/default-and-canary-deployments'
import type { ReleaseStore } from '../store/release-store'

/** Steps of the history in one answer. */
const PAGE = 50

type Step = ReleaseEvent & { number: number }

/** Reads what is live and the history. Steps never change, so each is read once. */
export function createReleaseStateReader(store: ReleaseStore) {
  const steps = new LRUCache<number, Step>({ max: 1_000 })

  async function stepOf(number: number): Promise<Step[]> {
    const known = steps.get(number)
    if (known) return [known]
    try {
      const text = await store.revision(number)
      if (text === undefined) return []
      const step = eventOf(parseRevision(JSON.parse(text)))
      steps.set(number, step)
      return [step]
    } catch {
      // An unreadable revision was never live.
      return []
    }
  }

  async function nameState(revision: Revision, name: string): Promise<ReleaseState | undefined> {
    const { discovery, earlier, live } = revision
    const stable = defaultOf(discovery, name)
    if (!stable) return undefined
    const { [name]: remarks } = revision.remarks ?? {}
    const { [name]: blocked } = revision.blocked ?? {}
    const { kind, owner } = stable.extras.superium
    const versions = (await store.versions(name)).filter((version) => valid(version) !== null)
    return {
      name,
      kind,
      owner,
      live: (discovery.microFrontends[name] ?? []).flatMap(({ metadata: { version }, deployment, extras }) => {
        const since = live[name]?.[version]
        if (!since) return []
        const { commit, routes, slots, shared } = extras.superium
        const { traffic, default: isDefault } = deployment ?? { traffic: 100, default: true }
        return { version, traffic, default: isDefault, since: since.at, by: since.by, commit, routes, slots, shared }
      }),
      rollbackTo: canaryOf(discovery, name) ? stable.metadata.version : (earlier[name]?.[0] ?? null),
      versions: versions.sort(rcompare),
      ...(remarks && { remarks }),
      ...(blocked && { blocked }),
    }
  }

  return {
    nameState,
    /** All names, and the steps before revision `before`, newest first. */
    async all(revision: Revision, before = Number.POSITIVE_INFINITY): Promise<ReleasesState> {
      const numbers = (await store.revisions()).filter((number) => number < before).reverse()
      const names = Object.keys(revision.discovery.microFrontends)
      return {
        revision: revision.number,
        names: (await Promise.all(names.map((name) => nameState(revision, name)))).filter((one) => one !== undefined),
        history: (await Promise.all(numbers.slice(0, PAGE).map(stepOf))).flat(),
      }
    },
  }
}

/** The history's view of a revision: the step without the resulting state. */
export const eventOf = ({ number, at, by, action, changes, why, retires, loses }: Revision): Step => ({
  number,
  at,
  by,
  action,
  changes,
  why,
  ...(retires && { retires }),
  ...(loses && { loses }),
})
