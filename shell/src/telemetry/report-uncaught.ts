import { reportRemoteEvent } from '../remotes/remote-events'

/** Reports uncaught errors and rejections; telemetry later finds the remote that caused them. */
export function reportUncaught(): void {
  const observe = (error: unknown): void => reportRemoteEvent({ remote: '', what: 'uncaught', error })
  addEventListener('error', ({ error }) => observe(error))
  addEventListener('unhandledrejection', ({ reason }) => observe(reason))
}
