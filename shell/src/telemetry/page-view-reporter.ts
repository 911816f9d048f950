import { type Failure, LOAD_FAILURES, type RemoteOutcome } from '@superium/shared/contract'

/**
 * Page views of one tab that count for a version: one visitor who reloads again and again, or whose browser breaks
 * everything, must not decide about a release.
 */
const VIEWS_PER_TAB = 2
const KEY = 'superium:telemetry'

/** Counts the page views of this tab by version, in the tab's own storage; it is not sent anywhere. */
function countsHere(name: string): boolean {
  try {
    const views: Record<string, number> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const view = (views[name] ?? 0) + 1
    if (view > VIEWS_PER_TAB) return false
    sessionStorage.setItem(KEY, JSON.stringify({ ...views, [name]: view }))
    return true
  } catch {
    return true
  }
}

/** What one page view has to tell: of each remote one load at most, and one failure at most. */
export interface PageViewReporter {
  loaded(remote: string): void
  failed(remote: string, kind: Failure, details: { code?: string | undefined; route?: string | undefined }): void
}

/**
 * `share` of page views tell their loads, which `isSampled` decides for this one; failures are told by all. `tell` gets
 * what goes out.
 */
export function createPageViewReporter(
  versionOf: (remote: string) => string | undefined,
  { share, isSampled }: { share: number; isSampled: boolean },
  tell: (outcome: RemoteOutcome) => void,
): PageViewReporter {
  const known = new Map<string, { version: string; counts: boolean; loaded: boolean; failed: boolean }>()

  function find(remote: string) {
    const version = versionOf(remote)
    if (version === undefined) return undefined
    const one = known.get(remote) ?? {
      version,
      counts: countsHere(`${remote}@${version}`),
      loaded: false,
      failed: false,
    }
    known.set(remote, one)
    return one.counts ? one : undefined
  }

  return {
    loaded(remote) {
      const one = find(remote)
      // After a failed load it was a visit already.
      if (!one || one.loaded || one.failed) return
      one.loaded = true
      if (isSampled) tell({ remote, version: one.version, kind: 'load', share })
    },
    failed(remote, kind, { code, route }) {
      const one = find(remote)
      if (!one || one.failed) return
      one.failed = true
      tell({ remote, version: one.version, kind: atStage(kind, one.loaded), code, route })
    },
  }
}

/** A piece that cannot be loaded after others were is a chunk; what throws before anything was loaded was being evaluated. */
function atStage(kind: Failure, loaded: boolean): Failure {
  const isLoad = LOAD_FAILURES.some((one) => one === kind)
  if (loaded) return isLoad ? 'chunk' : kind
  return isLoad ? kind : 'evaluate'
}
