import { type LiveState, watchedVersions } from './watched-versions'

const MINUTE_MS = 60_000

/** Whether the next document reports. */
export type IsSampled = (state: LiveState) => boolean

/**
 * Samples documents by `share` (0 to 1): the server decides, so a document reports its success and its failure, or neither.
 * While a canary runs, or a version is watched, every document reports.
 */
export function createSampling(
  share: number,
  now: () => number = Date.now,
  random: () => number = () => Math.random(),
): IsSampled {
  const watching = new WeakMap<LiveState, { minute: number; watched: boolean }>()
  return (state) => {
    if (share >= 1) return true
    const minute = Math.floor(now() / MINUTE_MS)
    let known = watching.get(state)
    if (known?.minute !== minute) {
      const hasCanary = Object.values(state.discovery.microFrontends).some(({ length }) => length > 1)
      known = { minute, watched: hasCanary || watchedVersions(state, new Date(now())).length > 0 }
      watching.set(state, known)
    }
    return known.watched || random() < share
  }
}
