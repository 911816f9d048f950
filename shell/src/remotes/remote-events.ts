import { isPageUnloading } from './page-unload'

/** What happened to a remote on this page, for telemetry. */
export type RemoteEvent =
  | { remote: string; what: 'loaded' }
  /**
   * The remote did not load; one of its pages did not load; it threw while rendering; it threw outside of React; it did not
   * end within the limit.
   */
  | { remote: string; what: 'not-loaded' | 'page-not-loaded' | 'threw' | 'uncaught' | 'hung'; error: unknown }

/** How many events are kept until there is a listener. */
const MAX_EARLY_EVENTS = 50

/** `unloading`: the page was unloading, so a failed load was probably aborted. */
type Listener = (event: RemoteEvent, unloading: boolean) => void

const early: Parameters<Listener>[] = []
let listener: Listener | undefined

/** Passes the event to the listener, or keeps it for a later one. */
export function reportRemoteEvent(event: RemoteEvent): void {
  const unloading = isPageUnloading()
  if (listener) listener(event, unloading)
  else if (early.length < MAX_EARLY_EVENTS) early.push([event, unloading])
}

/** Passes every event of this page to `listen`, earlier ones too. There is one listener. */
export function onRemoteEvents(listen: Listener): void {
  listener = listen
  for (const [event, unloading] of early.splice(0)) listen(event, unloading)
}
