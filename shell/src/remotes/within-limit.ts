import { isWaitingForApi } from '@superium/shared/api'
import type { Deployment } from '@superium/shared/contract'
import { shellTexts } from '../texts'
import { RemoteError } from './remote-error'
import { reportRemoteEvent } from './remote-events'

/**
 * Seconds after which a remote counts as hung, without the time of API calls: once for its code and data, and once for
 * its first output.
 */
const HANG_SECONDS = 10

/** The part of a remote's work that has not ended: loading its code and data, or rendering its first output. */
export type HangStage = 'Loading' | 'Rendering'

/**
 * Calls `end` when a remote has worked for ten seconds, not counting calls of the product API; returns a function that
 * cancels this.
 */
export function atLimit(end: () => void): () => void {
  let left = HANG_SECONDS
  const timer = setInterval(() => {
    // A slow product API is not the remote's fault, and its calls have a time-out of their own.
    if (isWaitingForApi() || --left > 0) return
    clearInterval(timer)
    end()
  }, 1000)
  return () => clearInterval(timer)
}

/** Rejects with a `RemoteError` when the work of a remote takes longer than ten seconds. */
export const withinLimit = <T>(deployment: Deployment, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = atLimit(() => reject(hang(deployment, 'Loading')))
    work.then(resolve, reject).finally(stop)
  })

/** Reports that a remote hangs, and makes the error to show. It names remote, version and stage. */
export function hang({ extras, metadata }: Deployment, stage: HangStage): RemoteError {
  const remote = extras.superium.name
  reportRemoteEvent({ remote, what: 'hung', error: stage })
  return new RemoteError(remote, stage, `${shellTexts.failed.detail(remote)} ${metadata.version}. ${stage} timed out.`)
}
