import { type Failure, LOAD_FAILURES, type RemoteOutcome } from '@superium/shared/contract'

/** Reports one page view: at most one load and one failure for each remote. */
export interface PageViewReporter {
  loaded(remote: string): void
  failed(remote: string, kind: Failure, details: { code?: string | undefined; route?: string | undefined }): void
}

/** `report` gets each outcome. */
export function createPageViewReporter(report: (outcome: RemoteOutcome) => void): PageViewReporter {
  const known = new Map<string, { loaded: boolean; failed: boolean }>()

  function find(remote: string): { loaded: boolean; failed: boolean } {
    const one = known.get(remote) ?? { loaded: false, failed: false }
    known.set(remote, one)
    return one
  }

  return {
    loaded(remote) {
      const one = find(remote)
      // The failed load was already counted as a visit.
      if (one.loaded || one.failed) return
      one.loaded = true
      report({ remote, kind: 'load' })
    },
    failed(remote, kind, { code, route }) {
      const one = find(remote)
      if (one.failed) return
      one.failed = true
      report({ remote, kind: atStage(kind, one.loaded), code, route })
    },
  }
}

/** After a successful load a failed file is a chunk; an error before any load happened during evaluation. */
function atStage(kind: Failure, loaded: boolean): Failure {
  const isLoad = LOAD_FAILURES.some((one) => one === kind)
  if (loaded) return isLoad ? 'chunk' : kind
  if (kind === 'hang') return 'timeout'
  return isLoad ? kind : 'evaluate'
}
