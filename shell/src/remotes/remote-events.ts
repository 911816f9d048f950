import { isPageUnloading } from './page-unload'

/** What became of a remote on this page: the one place where telemetry hears of it. */
export type RemoteEvent =
  | { remote: string; what: 'loaded' }
  /** It could not be loaded; one of its pages could not; it threw in its place; it threw where nobody caught it. */
  | { remote: string; what: 'not-loaded' | 'page-not-loaded' | 'threw' | 'uncaught'; error: unknown }

/** Events that are kept until somebody listens. */
const MOST_EARLY = 50

/** `leaving`: the page was being left; what fails to load then was called off, not broken. */
type Listener = (event: RemoteEvent, leaving: boolean) => void

const early: Parameters<Listener>[] = []
let listener: Listener | undefined

/** Tells the listener, or keeps it for the one that comes. */
export function reportRemoteEvent(event: RemoteEvent): void {
  const leaving = isPageUnloading()
  if (listener) listener(event, leaving)
  else if (early.length < MOST_EARLY) early.push([event, leaving])
}

/** Hears every event of this page, those before too. There is one listener. */
export function onRemoteEvents(listen: Listener): void {
  listener = listen
  for (const [event, leaving] of early.splice(0)) listen(event, leaving)
}
