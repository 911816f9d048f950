import { reportRemoteEvent } from '../remotes/remote-events'

/** Reports uncaught errors and rejections; whose they are is found out later. */
export function reportUncaught(): void {
  const observe = (error: unknown): void => reportRemoteEvent({ remote: '', what: 'uncaught', error })
  addEventListener('error', ({ error }) => observe(error))
  addEventListener('unhandledrejection', ({ reason }) => observe(reason))
}
