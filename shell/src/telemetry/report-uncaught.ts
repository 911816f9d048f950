import { reportRemoteEvent } from '../remotes/remote-events'

const RELEASE = /\/assets\/([a-z][a-z0-9-]*)\/[^/\s]+\//

/** Whose code threw: the first release in the stack. Undefined for the browser's own errors, and those of extensions. */
export function throwerOf(error: unknown): string | undefined {
  return error instanceof Error ? RELEASE.exec(error.stack ?? '')?.[1] : undefined
}

/** Tells of errors and rejections that nobody caught, where they are of a release. */
export function reportUncaught(): void {
  const hear = (error: unknown): void => {
    const remote = throwerOf(error)
    if (remote !== undefined) reportRemoteEvent({ remote, what: 'uncaught', error })
  }
  addEventListener('error', ({ error }) => hear(error))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
}
