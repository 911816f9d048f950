import { reportRemoteEvent } from '../remotes/remote-events'

const RELEASE = /\/assets\/([a-z][a-z0-9-]*)\/[^/\s]+\//

/** The release whose code threw: the first one in the stack. Undefined for errors of the browser and of extensions. */
export function throwingRelease(error: unknown): string | undefined {
  return error instanceof Error ? RELEASE.exec(error.stack ?? '')?.[1] : undefined
}

/** Reports uncaught errors and rejections that belong to a release. */
export function reportUncaught(): void {
  const observe = (error: unknown): void => {
    const remote = throwingRelease(error)
    if (remote !== undefined) reportRemoteEvent({ remote, what: 'uncaught', error })
  }
  addEventListener('error', ({ error }) => observe(error))
  addEventListener('unhandledrejection', ({ reason }) => observe(reason))
}
