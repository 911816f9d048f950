import { isLeaving } from './leaving'

/** What became of a remote on this page: the one place where telemetry hears of it. */
export type RemoteEvent =
  | { remote: string; what: 'loaded' }
  /** It could not be loaded; one of its pages could not; it threw in its place; it threw where nobody caught it. */
  | { remote: string; what: 'not-loaded' | 'page-not-loaded' | 'threw' | 'uncaught'; error: unknown }

/** Events that are kept until somebody listens. */
const MOST_EARLY = 50

const early: RemoteEvent[] = []
let listener: ((event: RemoteEvent) => void) | undefined

/** Tells the listener, or keeps it for the one that comes. What fails while the page is left was called off, not broken. */
export function tellRemote(event: RemoteEvent): void {
  if (event.what !== 'loaded' && isLeaving()) return
  if (listener) listener(event)
  else if (early.length < MOST_EARLY) early.push(event)
}

/** Hears every event of this page, those before too. There is one listener. */
export function hearRemotes(listen: (event: RemoteEvent) => void): void {
  listener = listen
  for (const event of early.splice(0)) listen(event)
}
