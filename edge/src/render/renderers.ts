import type { Discovery } from '@superium/shared/contract'
import { type Rendered, type Renderer, startRenderer } from './renderer'

/** A renderer that holds more bytes than this is replaced: code of old releases is never freed. */
const MEMORY_LIMIT = 400 * 1024 * 1024
/** Milliseconds for which a combination of releases that crashed its renderer is left to browsers. */
const REST_MS = 30_000
const CRASHES_BEFORE_REST = 3

/** Renders pages, or says with `undefined` that the browser has to. */
export interface Renderers {
  render(discovery: Discovery, url: string): Promise<Rendered | undefined>
  stop(): void
}

interface Seat {
  fingerprint: string
  renderer: Renderer
  crashes: number
  restUntil: number
}

/**
 * Keeps one renderer for the releases that are live now and replaces it when they change, when it holds too much memory,
 * and when it died. A page never waits for a renderer that starts: the browser renders meanwhile.
 */
export function createRenderers(
  options: { releasesDir: string; apiUrl: string; enabled: boolean },
  log: (message: string) => void,
): Renderers {
  let seat: Seat | undefined

  const start = (discovery: Discovery): Renderer => {
    const { releasesDir, apiUrl } = options
    return startRenderer({ releasesDir, apiUrl, discovery }, log)
  }

  const seatFor = (discovery: Discovery): Seat => {
    const fingerprint = JSON.stringify(discovery)
    if (seat?.fingerprint !== fingerprint) {
      seat?.renderer.stop()
      seat = { fingerprint, renderer: start(discovery), crashes: 0, restUntil: 0 }
    }
    return seat
  }

  const replace = (taken: Seat, discovery: Discovery): void => {
    if (seat !== taken) return
    if (taken.renderer.alive()) taken.renderer.stop()
    taken.renderer = start(discovery)
  }

  return {
    async render(discovery, url) {
      if (!options.enabled) return undefined
      const taken = seatFor(discovery)
      if (Date.now() < taken.restUntil) return undefined
      const { renderer } = taken
      try {
        const page = await renderer.render(url)
        taken.crashes = 0
        if (page.head.memory > MEMORY_LIMIT && taken.renderer === renderer) replace(taken, discovery)
        return page
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        if (renderer.alive() || taken.renderer !== renderer) return undefined
        taken.crashes += 1
        if (taken.crashes >= CRASHES_BEFORE_REST) {
          taken.restUntil = Date.now() + REST_MS
          taken.crashes = 0
        }
        replace(taken, discovery)
        return undefined
      }
    },
    stop: () => seat?.renderer.stop(),
  }
}
