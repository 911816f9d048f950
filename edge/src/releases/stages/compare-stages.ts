import type { SiteStages, StageCell, StageVersion } from '@superium/shared/contract'
import { compare, gt, valid } from 'semver'
import { LOCAL_BUILD_VERSION } from '../local-build-version'

/** What is live at a stage, by name; undefined when it could not be read. */
export interface StageState {
  name: string
  live: Map<string, StageVersion[]> | undefined
}

/**
 * The rows of the table: every name of any stage. `known`: the versions of a name that this site stores and did not
 * roll back. A stage is behind by the number of newer versions that any stage or this store has. A local build counts
 * as the version that it was built from, and is never the next one for another stage.
 */
export function compareStages(stages: StageState[], known: (name: string) => string[]): SiteStages['rows'] {
  const names = [...new Set(stages.flatMap(({ live }) => [...(live?.keys() ?? [])]))].sort()
  return names.map((name) => {
    const stable = stages.map(({ live }) => live?.get(name)?.find((one) => one.default)?.version)
    const live = stages.flatMap((stage) => stage.live?.get(name) ?? []).map(({ version }) => version)
    const versions = [...new Set([...known(name), ...live].filter(isRelease))]
    return {
      name,
      cells: stages.map((stage, index): StageCell | null => {
        if (!stage.live) return null
        const { [index]: mine } = stable
        return {
          live: stage.live.get(name) ?? [],
          behind: mine === undefined ? 0 : versions.filter((one) => gt(one, builtFrom(mine))).length,
          next: nextOf(stages, stable, index),
        }
      }),
    }
  })
}

/** The newest version of an earlier stage that is newer than the stage's own. */
function nextOf(stages: StageState[], stable: (string | undefined)[], index: number): StageCell['next'] {
  const { [index]: mine } = stable
  const earlier = stages.slice(0, index).flatMap(({ name: from }, place) => {
    const version = stable[place]
    if (version === undefined || !isRelease(version)) return []
    return mine === undefined || gt(version, builtFrom(mine)) ? [{ version, from }] : []
  })
  // Of equal versions the nearest stage is named.
  return earlier.reverse().sort((a, b) => compare(b.version, a.version))[0] ?? null
}

const isRelease = (version: string): boolean => valid(version) !== null && !LOCAL_BUILD_VERSION.test(version)

const builtFrom = (version: string): string => version.replace(LOCAL_BUILD_VERSION, '')
