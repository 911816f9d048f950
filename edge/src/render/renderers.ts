import type { Discovery } from '@superium/shared/contract'
import type { RenderRequest } from './messages'
import type { Rendered } from './renderer'
import { createSeat, type RenderingSeen, type Seat, type SeatOptions } from './seat'

/** Combinations of releases that have a renderer at the same time; pages of more are left to browsers. */
const MOST_SEATS = 4
/** Milliseconds after which a combination that nobody asks for gives its renderer back. */
const IDLE_MS = 60_000
const LOOK_EVERY_MS = 10_000
/** Pages in the making beyond this are left to browsers: a queue would make all of them late. */
const MOST_AT_ONCE = 32

/** Renders pages, or says with `undefined` that the browser has to. */
export interface Renderers {
  render(discovery: Discovery, request: RenderRequest): Promise<Rendered | undefined>
  /**
   * Resolves when pages of these combinations of releases can be rendered, or cannot be at all. They get renderers whatever
   * else is asked for: it is the site that says what it will give next.
   */
  warm(...combinations: Discovery[]): Promise<void>
  stop(): void
}

/**
 * Keeps a renderer for each combination of releases that visitors get now: the live one, and those with a canary in it.
 * A page never waits for a renderer that starts: the browser renders meanwhile.
 */
export function createRenderers(
  { enabled, ...options }: Omit<SeatOptions, 'discovery'> & { enabled: boolean },
  log: (message: string) => void,
  seen: RenderingSeen = () => {},
): Renderers {
  const seats = new Map<string, Seat>()
  const fingerprints = new WeakMap<Discovery, string>()
  let underWay = 0
  let stopped = false

  /** The seat of a combination, made the most recently used one; it is made where there is room, or `must` be. */
  const seatFor = (discovery: Discovery, must: boolean): Seat | undefined => {
    const fingerprint = fingerprints.get(discovery) ?? JSON.stringify(discovery)
    fingerprints.set(discovery, fingerprint)
    const known = seats.get(fingerprint)
    if (!known && !must && seats.size >= MOST_SEATS && !giveBackIdle()) return undefined
    const seat = known ?? createSeat({ ...options, discovery }, log, seen)
    seats.delete(fingerprint)
    seats.set(fingerprint, seat)
    seat.usedAt = Date.now()
    return seat
  }

  /**
   * Ends the renderer that was unused for longest, if it was for long enough or there are too many. Visitors choose
   * combinations, and must not make processes come and go: only what the site gives next may be one too many for a while.
   */
  const giveBackIdle = (): boolean => {
    for (const [fingerprint, seat] of seats) {
      if (seats.size <= MOST_SEATS && Date.now() - seat.usedAt <= IDLE_MS) return false
      seats.delete(fingerprint)
      seat.stop()
      return true
    }
    return false
  }

  const looking = setInterval(() => {
    while (seats.size > 1 && giveBackIdle());
  }, LOOK_EVERY_MS).unref()

  return {
    async render(discovery, request) {
      if (!enabled || stopped) return undefined
      if (underWay >= MOST_AT_ONCE) return undefined
      const seat = seatFor(discovery, false)
      if (!seat) return undefined
      underWay += 1
      try {
        return await seat.render(request)
      } finally {
        underWay -= 1
      }
    },
    async warm(...combinations) {
      if (!enabled || stopped) return
      await Promise.all(combinations.slice(0, MOST_SEATS).map((one) => seatFor(one, true)?.ready()))
    },
    stop() {
      stopped = true
      clearInterval(looking)
      for (const seat of seats.values()) seat.stop()
      seats.clear()
    },
  }
}
