import type { ReleaseState } from '@superium/shared/contract'

/** In SVG units: the height of a line of text, the gap between remotes, the height of the column titles. */
export const LINE = 22
const GAP = 18
const TOP = 44

/** A remote with its routes and slots from `y` on; its edges meet at `middle`. */
export interface RemoteBox {
  name: string
  owner: string
  version: string
  places: { label: string; slot: boolean; y: number }[]
  y: number
  height: number
  middle: number
}

/** Shared modules that the same remotes require, drawn as one box. */
export interface ModuleGroup {
  modules: string[]
  remotes: string[]
  y: number
  height: number
  middle: number
}

export interface GraphLayout {
  remotes: RemoteBox[]
  groups: ModuleGroup[]
  height: number
}

/** The default version's requirements as `module range`, e.g. `react ^19.3.1`. */
export const needsOf = (state: ReleaseState): string[] =>
  Object.entries(mainVersion(state)?.shared ?? {}).map(([module, range]) => `${module} ${range}`)

/** The default version, which every visitor without the canary gets. */
export const mainVersion = (state: ReleaseState) => state.live.find((one) => one.default)

/**
 * Computes the layout: remotes below each other with their routes and slots, and modules grouped by the remotes that
 * require them.
 */
export function layOut(names: readonly ReleaseState[]): GraphLayout {
  const remotes: RemoteBox[] = []
  let y = TOP
  for (const state of names) {
    const live = mainVersion(state)
    if (state.kind !== 'remote' || !live) continue
    const labels = [
      ...live.routes.map((label) => ({ label, slot: false })),
      ...live.slots.map((label) => ({ label, slot: true })),
    ]
    const height = Math.max(labels.length, 2) * LINE
    const offset = (height - labels.length * LINE) / 2 + LINE / 2
    remotes.push({
      name: state.name,
      owner: state.owner,
      version: live.version,
      places: labels.map((place, index) => ({ ...place, y: y + offset + index * LINE })),
      y,
      height,
      middle: y + height / 2,
    })
    y += height + GAP
  }
  const placed = placeGroups(groupModules(names), TOP, y - GAP)
  const lowest = placed.reduce((most, group) => Math.max(most, group.y + group.height), y - GAP)
  return { remotes, groups: placed, height: lowest + GAP }
}

function groupModules(names: readonly ReleaseState[]): { modules: string[]; remotes: string[] }[] {
  const needers = new Map<string, string[]>()
  for (const state of names.filter(({ kind }) => kind === 'remote')) {
    for (const need of needsOf(state)) needers.set(need, [...(needers.get(need) ?? []), state.name])
  }
  const groups = new Map<string, { modules: string[]; remotes: string[] }>()
  for (const [module, remotes] of needers) {
    const key = remotes.join(' ')
    groups.set(key, { modules: [...(groups.get(key)?.modules ?? []), module], remotes })
  }
  return [...groups.values()]
}

/** Stacks the boxes, centred between `from` and `to`. */
function placeGroups(groups: { modules: string[]; remotes: string[] }[], from: number, to: number): ModuleGroup[] {
  const heightOf = (group: { modules: string[] }): number => (group.modules.length + 1) * LINE
  const whole = groups.reduce((sum, group) => sum + heightOf(group) + GAP, -GAP)
  let y = from + Math.max(0, (to - from - whole) / 2)
  return groups.map((group) => {
    const height = heightOf(group)
    const placed = { ...group, y, height, middle: y + height / 2 }
    y += height + GAP
    return placed
  })
}
