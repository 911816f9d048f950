import type { ReleaseState, ReleasesState, Revision } from '@superium/shared/contract'
import { rcompare, valid } from 'semver'
import type { StepReader } from '../history/step-reader'
import { canaryOf, defaultOf } from '../live/default-and-canary-deployments'
import type { ReleaseStore } from '../store/release-store'

/** Newest steps of the history in the answer. */
const NEWEST = 50

/** Reads what is live and the newest steps of the history. */
export function createReleaseStateReader(store: ReleaseStore, steps: StepReader) {
  async function nameState(revision: Revision, name: string): Promise<ReleaseState | undefined> {
    const { discovery, earlier, live } = revision
    const stable = defaultOf(discovery, name)
    if (!stable) return undefined
    const { [name]: remarks } = revision.remarks ?? {}
    const { [name]: blocked } = revision.blocked ?? {}
    const { [name]: ramp } = revision.ramps ?? {}
    const { kind, owner } = stable.extras.superium
    const versions = (await store.versions(name)).filter((version) => valid(version) !== null)
    return {
      name,
      kind,
      owner,
      live: (discovery.microFrontends[name] ?? []).flatMap(({ metadata: { version }, deployment, extras }) => {
        const since = live[name]?.[version]
        if (!since) return []
        const { commit, routes, slots, shared, filesIntegrity } = extras.superium
        const { traffic, default: isDefault } = deployment ?? { traffic: 100, default: true }
        return {
          ...{ version, traffic, default: isDefault, since: since.at, by: since.by, commit, routes, slots, shared },
          ...(filesIntegrity !== undefined && { filesIntegrity }),
        }
      }),
      rollbackTo: canaryOf(discovery, name) ? stable.metadata.version : (earlier[name]?.[0] ?? null),
      versions: versions.sort(rcompare),
      ...(remarks && { remarks }),
      ...(blocked && { blocked }),
      ...(ramp && { ramp }),
    }
  }

  return {
    nameState,
    /** All names, and the newest steps. */
    async all(revision: Revision): Promise<ReleasesState> {
      const numbers = (await store.revisions()).reverse().slice(0, NEWEST)
      const names = Object.keys(revision.discovery.microFrontends)
      return {
        revision: revision.number,
        names: (await Promise.all(names.map((name) => nameState(revision, name)))).filter((one) => one !== undefined),
        history: (await Promise.all(numbers.map(steps.read))).filter((one) => one !== undefined),
      }
    },
  }
}
