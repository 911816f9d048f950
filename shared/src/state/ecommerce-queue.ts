/** An e-commerce event as GA4 names it; `shared/src/analytics` declares and builds all of them. */
export interface AnyEcommerceEvent {
  name: string
  params: object
}

/** At most this many events wait; the oldest are dropped. */
export const WAITING_EVENTS_MAX = 50

let waiting: AnyEcommerceEvent[] = []
let receiver: ((event: AnyEcommerceEvent) => void) | undefined

/** Passes an event to the receiver, or queues it until there is one. On the server it does nothing. */
export function queueEcommerceEvent(event: AnyEcommerceEvent): void {
  if (typeof document === 'undefined') return
  if (receiver) receiver(event)
  else waiting = [...waiting, event].slice(-WAITING_EVENTS_MAX)
}

/**
 * Sets the receiver and passes it the queued events. The shell sets it once the visitor has agreed, and sets one that
 * does nothing where nothing may be measured.
 */
export function receiveEcommerceEvents(receive: (event: AnyEcommerceEvent) => void): void {
  receiver = receive
  const events = waiting
  waiting = []
  for (const event of events) receive(event)
}
