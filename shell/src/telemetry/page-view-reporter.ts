import { type Failure, LOAD_FAILURES, type RemoteOutcome } from '@superium/shared/contract'

/**
 * How many page views of one tab count for a version, so that one visitor who reloads again and again cannot decide
 * about a release.
 */
const VIEWS_PER_TAB = 2
const KEY = 'superium:telemetry'

/** Counts this tab's page views by version in the tab's own storage; the count is not sent. */
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

/** What one page view reports: at most one load and one failure for each remote. */
export interface PageViewReporter {
  loaded(remote: string): void
  failed(remote: string, kind: Failure, details: { code?: string | undefined; route?: string | undefined }): void
}

/**
 * `isSampled` decides whether this page view is in the `share` that reports loads; failures are always reported.
 * `report` gets each outcome.
 */
export function createPageViewReporter(
  versionOf: (remote: string) => string | undefined,
  { share, isSampled }: { share: number; isSampled: boolean },
  report: (outcome: RemoteOutcome) => void,
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
      // The failed load was already counted as a visit.
      if (!one || one.loaded || one.failed) return
      one.loaded = true
      if (isSampled) report({ remote, version: one.version, kind: 'load', share })
    },
    failed(remote, kind, { code, route }) {
      const one = find(remote)
      if (!one || one.failed) return
      one.failed = true
      report({ remote, version: one.version, kind: atStage(kind, one.loaded), code, route })
    },
  }
}

/** After a successful load a failed file is a chunk; an error before any load happened during evaluation. */
function atStage(kind: Failure, loaded: boolean): Failure {
  const isLoad = LOAD_FAILURES.some((one) => one === kind)
  if (loaded) return isLoad ? 'chunk' : kind
  return isLoad ? kind : 'evaluate'
}
