import type { Discovery } from '@superium/shared/contract'
import { type Rendered, type Renderer, startRenderer } from './renderer'

/** A renderer that holds more bytes than this is replaced: code of old releases is never freed. */
const MEMORY_LIMIT = 400 * 1024 * 1024
/** Milliseconds for which a combination of releases that crashed its renderer is left to browsers. */
const REST_MS = 30_000
const CRASHES_BEFORE_REST = 3
/** Pages in the making beyond this are left to browsers: a queue would make all of them late. */
const MOST_AT_ONCE = 32

/** Renders pages, or says with `undefined` that the browser has to. */
export interface Renderers {
  render(discovery: Discovery, url: string): Promise<Rendered | undefined>
  /** Resolves when pages of these releases can be rendered, or cannot be at all. */
  warm(discovery: Discovery): Promise<void>
  stop(): void
}

interface Seat {
  fingerprint: string
  discovery: Discovery
  renderer: Renderer
  crashes: number
  restUntil: number
}

/**
 * Keeps one renderer for the releases that are live now and replaces it when they change, when it holds too much memory,
 * and when it died. A page never waits for a renderer that starts: the browser renders meanwhile.
 */
export function createRenderers(
  { releasesDir, apiUrl, enabled }: { releasesDir: string; apiUrl: string; enabled: boolean },
  log: (message: string) => void,
): Renderers {
  let seat: Seat | undefined
  let underWay = 0

  /** Puts a new renderer on a seat; one that dies by itself is followed by the next, after a rest when many died. */
  const sit = (empty: Omit<Seat, 'renderer'>): Seat => {
    const renderer = startRenderer({ releasesDir, apiUrl, discovery: empty.discovery }, log)
    const taken: Seat = Object.assign(empty, { renderer })
    void renderer.ended.then(() => {
      if (seat !== taken || taken.renderer !== renderer) return
      taken.crashes += 1
      if (taken.crashes % CRASHES_BEFORE_REST === 0) taken.restUntil = Date.now() + REST_MS
      setTimeout(() => seat === taken && sit(taken), taken.restUntil - Date.now()).unref()
    })
    return taken
  }

  const seatFor = (discovery: Discovery): Seat => {
    if (seat?.discovery === discovery) return seat
    const fingerprint = JSON.stringify(discovery)
    if (seat?.fingerprint === fingerprint) {
      seat.discovery = discovery
      return seat
    }
    seat?.renderer.stop()
    seat = sit({ fingerprint, discovery, crashes: 0, restUntil: 0 })
    return seat
  }

  return {
    async render(discovery, url) {
      if (!enabled) return undefined
      const taken = seatFor(discovery)
      const { renderer } = taken
      if (!renderer.started() || underWay >= MOST_AT_ONCE) return undefined
      underWay += 1
      try {
        const page = await renderer.render(url)
        if (page.head.memory > MEMORY_LIMIT && seat === taken && taken.renderer === renderer) {
          sit(taken)
          renderer.stop()
        }
        return page
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        return undefined
      } finally {
        underWay -= 1
      }
    },
    async warm(discovery) {
      if (enabled) await seatFor(discovery).renderer.ready.catch((error: Error) => log(error.message))
    },
    stop() {
      const last = seat
      seat = undefined
      last?.renderer.stop()
    },
  }
}
