import { $session, type KnownSession } from './session'

/** Resolves with the session as soon as it is known (spec §4: loading until the first sign-in state report arrives). */
export function sessionReady(): Promise<KnownSession> {
  return new Promise((resolve) => {
    const stop = $session.subscribe((session) => {
      if (session.status === 'loading') return
      resolve(session)
      queueMicrotask(() => stop())
    })
  })
}
