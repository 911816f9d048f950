import type { Discovery } from '@superium/shared/contract'
import type { RenderedHead } from '../isolated-process/rendered-head'
import type { Rendered } from './rendered-response'
import type { RenderRequest } from './renderer-messages'
import { InnocentFailure, type Renderer, type RendererOptions, startRenderer } from './start-renderer'

/** Default memory limit in bytes; a renderer above it is replaced. */
const MEMORY_LIMIT_BYTES = 400 * 1024 * 1024
/** Milliseconds without a renderer after repeated crashes. */
const CRASH_PAUSE_MS = 30_000
const CRASHES_BEFORE_PAUSE = 3

/** Keeps the renderer of one combination of releases running. */
export interface RendererSupervisor {
  /** Time of the last request, in milliseconds since the epoch. */
  usedAt: number
  /** Undefined when the browser has to render: no renderer is ready, or the page fails. */
  render(request: RenderRequest): Promise<Rendered | undefined>
  /** Resolves when its renderer is ready or failed to start. */
  ready(): Promise<void>
  stop(): void
}

/** A page that telemetry counts. */
export type CountedPage = Pick<RenderRequest, 'url'> & { countedFor: string }

/** Called for each counted page; without a head the page failed or hung. */
export type OnRendered = (discovery: Discovery, page: CountedPage, head: RenderedHead | undefined) => void

/** `memoryLimit` is in bytes. */
export type SupervisorOptions = RendererOptions & { memoryLimit?: number | undefined }

/**
 * Restarts a renderer that died, with a pause after repeated crashes. A renderer above its memory limit keeps rendering
 * until its successor is ready.
 */
export function createRendererSupervisor(
  { memoryLimit = MEMORY_LIMIT_BYTES, ...options }: SupervisorOptions,
  log: (message: string) => void,
  onRendered: OnRendered,
): RendererSupervisor {
  let stopped = false
  let crashes = 0
  let successor: Renderer | undefined

  const start = (): Renderer => {
    const started = startRenderer(options, log)
    void started.ended.then(() => {
      if (stopped || renderer !== started) return
      crashes += 1
      const pause = crashes % CRASHES_BEFORE_PAUSE === 0 ? CRASH_PAUSE_MS : 0
      setTimeout(() => {
        if (!stopped && renderer === started) renderer = start()
      }, pause).unref()
    })
    return started
  }
  let renderer = start()

  async function replace(): Promise<void> {
    successor = start()
    try {
      await successor.ready
      if (stopped) return
      const old = renderer
      renderer = successor
      old.stop()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    } finally {
      successor = undefined
    }
  }

  /** Counts a page, unless the product API failed it. */
  function seen({ url, countedFor }: RenderRequest, head: RenderedHead | undefined): void {
    if (countedFor !== undefined && !(head?.failed && head.apiFailed)) {
      onRendered(options.discovery, { url, countedFor }, head)
    }
  }

  return {
    usedAt: Date.now(),
    async render(request) {
      const current = renderer
      if (!current.started()) return undefined
      try {
        const page = await current.render(request)
        seen(request, page.head)
        if (page.head.memory > memoryLimit && renderer === current && !successor && !stopped) void replace()
        return page
      } catch (error) {
        if (!(error instanceof InnocentFailure)) seen(request, undefined)
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
