import type { Discovery } from '@superium/shared/contract'
import type { RenderedHead } from '../isolated-process/rendered-head'
import type { RenderRequest } from './renderer-messages'
import { type Rendered, type Renderer, type RendererOptions, startRenderer } from './start-renderer'

/** A renderer that holds more bytes than this is replaced, where the options name no other limit. */
const MEMORY_LIMIT = 400 * 1024 * 1024
/** Milliseconds for which a combination of releases that crashed its renderer is left to browsers. */
const REST_MS = 30_000
const CRASHES_BEFORE_REST = 3

/** The place of the renderer of one combination of releases. */
export interface RendererSupervisor {
  /** When it was last asked, in milliseconds since the epoch. */
  usedAt: number
  /** Undefined when the browser has to render: there is no renderer just now, or the page fails. */
  render(request: RenderRequest): Promise<Rendered | undefined>
  /** Resolves when its renderer can be asked, or could not start. */
  ready(): Promise<void>
  stop(): void
}

/** Is told of each page that counts and that a renderer was asked for; without a head it failed or hung. */
export type OnRendered = (discovery: Discovery, url: string, head: RenderedHead | undefined) => void

/** Options of a supervisor; `memoryLimit` in bytes. */
export type SupervisorOptions = RendererOptions & { memoryLimit?: number | undefined }

/**
 * Keeps one renderer running: it is replaced when it died, after a rest when many did, and when it holds too much memory: by
 * a successor that is ready, so that no page is left to a browser for it.
 */
export function createRendererSupervisor(
  { memoryLimit = MEMORY_LIMIT, ...options }: SupervisorOptions,
  log: (message: string) => void,
  seen: OnRendered,
): RendererSupervisor {
  let stopped = false
  let crashes = 0
  let successor: Renderer | undefined

  const start = (): Renderer => {
    const started = startRenderer(options, log)
    void started.ended.then(() => {
      if (stopped || renderer !== started) return
      crashes += 1
      const rest = crashes % CRASHES_BEFORE_REST === 0 ? REST_MS : 0
      setTimeout(() => {
        if (!stopped && renderer === started) renderer = start()
      }, rest).unref()
    })
    return started
  }
  let renderer = start()

  async function replace(): Promise<void> {
    successor = start()
    try {
      await successor.ready
      if (stopped) return
      const full = renderer
      renderer = successor
      full.stop()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    } finally {
      successor = undefined
    }
  }

  return {
    usedAt: Date.now(),
    async render(request) {
      const taken = renderer
      if (!taken.started()) return undefined
      try {
        const page = await taken.render(request)
        if (!request.uncounted) seen(options.discovery, request.url, page.head)
        if (page.head.memory > memoryLimit && renderer === taken && !successor && !stopped) void replace()
        return page
      } catch (error) {
        if (!request.uncounted) seen(options.discovery, request.url, undefined)
        log(error instanceof Error ? error.message : String(error))
        return undefined
      }
    },
    ready: () => renderer.ready.catch((error: Error) => log(error.message)),
    stop() {
      stopped = true
      renderer.stop()
      successor?.stop()
    },
  }
}
