import type { CDPSession } from '@playwright/test'
import { type Initiator, initiatorAddress } from './chain-depth'

/** A request of a page. Times are milliseconds since the document's request. */
export interface Exchange {
  url: string
  /** Chromium's resource type: `Document`, `Script`, `Stylesheet`, `Image`, `Fetch` … */
  type: string
  start: number
  /** When its last byte arrived; undefined while it is open, or if it failed. */
  end: number | undefined
  /** Transferred bytes, including headers. */
  bytes: number
  /** Chromium's priority at the time of the request. */
  priority: string
  /** The URL of the script, style sheet or document that requested it; undefined if unknown. */
  initiator: string | undefined
}

/** The requests of a page so far. */
export interface NetworkLog {
  exchanges: Exchange[]
  /** Milliseconds without an open request, 0 while one is open. */
  quietFor(): number
  /** URLs of open requests. */
  underWay(): string[]
}

/** Records every request of a session's page. `Network` must be enabled before the page opens. */
export function logNetwork(session: CDPSession): NetworkLog {
  const byId = new Map<string, Exchange>()
  const underWay = new Set<string>()
  const exchanges: Exchange[] = []
  let origin: number | undefined
  let lastChange = performance.now()

  session.on('Network.requestWillBeSent', (event) => {
    if (event.request.url.startsWith('data:') || event.request.url.startsWith('blob:')) return
    origin ??= event.timestamp
    const exchange: Exchange = {
      url: event.request.url,
      type: event.type ?? 'Other',
      start: (event.timestamp - origin) * 1_000,
      end: undefined,
      bytes: 0,
      priority: event.request.initialPriority,
      initiator: initiatorAddress(event.initiator satisfies Initiator),
    }
    byId.set(event.requestId, exchange)
    exchanges.push(exchange)
    underWay.add(event.requestId)
    lastChange = performance.now()
  })
  const ended = (id: string, timestamp: number, bytes: number | undefined): void => {
    const exchange = byId.get(id)
    if (exchange && bytes !== undefined) {
      exchange.end = (timestamp - (origin ?? timestamp)) * 1_000
      exchange.bytes = bytes
    }
    underWay.delete(id)
    lastChange = performance.now()
  }
  session.on('Network.loadingFinished', (event) => ended(event.requestId, event.timestamp, event.encodedDataLength))
  session.on('Network.loadingFailed', (event) => ended(event.requestId, event.timestamp, undefined))

  return {
    exchanges,
    underWay: () => [...underWay].map((id) => byId.get(id)?.url ?? id),
    quietFor: () => (underWay.size > 0 ? 0 : performance.now() - lastChange),
  }
}
