import type { Discovery } from '@superium/shared/contract'
import type { RenderedHead } from '../isolated-process/rendered-head'
import { createChanges } from './changes'
import { type Blame, LostPage } from './open-pages'
import type { RemoteFuses } from './remote-fuses'
import type { Rendered } from './rendered-response'
import type { RenderRequest } from './renderer-messages'
import { HANG_MS, InnocentFailure, type Renderer, type RendererOptions, startRenderer } from './start-renderer'

/** Default memory limit in bytes; a renderer above it is replaced. */
const MEMORY_LIMIT_BYTES = 400 * 1024 * 1024
/** Milliseconds without a renderer after repeated crashes that no remote is to blame for. */
const CRASH_PAUSE_MS = 30_000
const CRASHES_BEFORE_PAUSE = 3
/** A repeated page that has used up its time may wait for another `waitMs` divided by this. */
const REPEAT_SHARE = 15

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

type CountedHead = Pick<RenderedHead, 'remote' | 'failed' | 'apiFailed'>

/**
 * Called for each counted page; without a head the page failed. A page that hung or ended its renderer is counted as failed for
 * the remote that is to blame.
 */
export type OnRendered = (discovery: Discovery, page: CountedPage, head: CountedHead | undefined) => void

/** `memoryLimit` is in bytes; `waitMs` says how long a page may wait for the successor of a lost renderer. */
export type SupervisorOptions = RendererOptions & { memoryLimit?: number | undefined; waitMs?: number | undefined }

/**
 * Isolates remotes from each other's failures. A renderer that dies, does not answer or needs too much memory gets one
 * successor, which repeats the pages that did not cause this once. The remote that caused it is left out until a trial
 * in a separate process succeeds.
 */
export function createRendererSupervisor(
  { memoryLimit = MEMORY_LIMIT_BYTES, waitMs = HANG_MS, ...options }: SupervisorOptions,
  fuses: RemoteFuses,
  log: (message: string) => void,
  onRendered: OnRendered,
): RendererSupervisor {
  const { discovery } = options
  const changes = createChanges()
  let stopped = false
  let crashes = 0
  let isPausing = false
  let successor: Renderer | undefined
  let trial: { renderer: Renderer; remote: string } | undefined
  let renderer = start()

  function start(): Renderer {
    const started: Renderer = startRenderer(options, {
      log,
      blocked: () => started === renderer && void replace(),
      recovered: () => started === renderer && recover(),
    })
    void started.ended.then((blame) => {
      if (blame && !stopped) onEnd(started, blame)
    })
    return started
  }

  function onEnd(ended: Renderer, blame: Blame): void {
    const isBlamed = blow(blame)
    if (!isBlamed) crashes += 1
    if (ended === renderer) restart(!isBlamed)
  }

  /** Replaces the renderer that has ended, after a pause if it ended repeatedly without a remote to blame. */
  function restart(mayPause: boolean): void {
    if (!mayPause || crashes === 0 || crashes % CRASHES_BEFORE_PAUSE !== 0) return void replace()
    pause()
  }

  function pause(): void {
    isPausing = true
    changes.happened()
    setTimeout(() => {
      isPausing = false
      if (!stopped) void replace()
    }, CRASH_PAUSE_MS).unref()
  }

  /** Opens the fuse of the remote to blame; false when there is none that can be left out. */
  function blow({ remote, ofPage = false }: Blame): boolean {
    if (remote === undefined || discovery.microFrontends[remote]?.[0]?.extras.superium.kind !== 'remote') return false
    fuses.blow(discovery, remote, ofPage)
    return true
  }

  /** Undefined when the process cannot be prepared, because the disk is full. */
  function tryToStart(): Renderer | undefined {
    try {
      return start()
    } catch (error) {
      log(messageOf(error))
      return undefined
    }
  }

  /** Starts the one successor, which takes over when it is ready. */
  async function replace(): Promise<void> {
    if (successor || stopped || isPausing) return
    endTrial()
    const next = tryToStart()
    if (!next) return renderer.hasEnded() ? pause() : undefined
    successor = next
    try {
      await next.ready
      if (stopped || successor !== next) return
      const old = renderer
      renderer = next
      successor = undefined
      if (!old.isUsable()) old.handOver()
      old.stop()
    } catch (error) {
      if (successor !== next) return
      log(messageOf(error))
      successor = undefined
      if (!stopped && renderer.hasEnded()) restart(true)
    } finally {
      changes.happened()
    }
  }

  /** Keeps a renderer that answers again, because a fresh one would have to evaluate all code again. */
  function recover(): void {
    const unneeded = successor
    successor = undefined
    unneeded?.abandon()
    changes.happened()
  }

  /** The renderer, or its successor when that is ready in time. */
  async function usable(until: number): Promise<Renderer | undefined> {
    while (!stopped && !isPausing) {
      if (renderer.isUsable()) return renderer
      if (!successor && !renderer.hasEnded()) return undefined
      if (!(await changes.next(until - performance.now()))) return undefined
    }
    return undefined
  }

  /** Counts a page, unless it failed because of the product API or its remote was left out. */
  function seen({ url, countedFor, remote, without }: RenderRequest, head: CountedHead | undefined): void {
    if (countedFor === undefined || (head?.failed && head.apiFailed)) return
    if (remote !== undefined && without?.includes(remote)) return
    onRendered(discovery, { url, countedFor }, head)
  }

  async function attempt(request: RenderRequest, until: number, isRepeated: boolean): Promise<Rendered | undefined> {
    const current = await usable(until)
    if (!current) return undefined
    const without = fuses.leftOut(discovery)
    const asked = without.length === 0 ? request : { ...request, without }
    try {
      const page = await current.render(asked)
      seen(asked, page.head)
      if (page.head.memory > memoryLimit && renderer === current) void replace()
      return page
    } catch (error) {
      log(messageOf(error))
      if (!(error instanceof LostPage)) {
        if (!(error instanceof InnocentFailure)) seen(asked, undefined)
        return undefined
      }
      const { blame, counts } = error
      if (blame && counts) seen(asked, blamedHead(blame))
      if (blame && !blow(blame)) return undefined
      return isRepeated ? undefined : attempt(request, Math.max(until, performance.now() + waitMs / REPEAT_SHARE), true)
    }
  }

  /** Renders a page of a left-out remote as a trial, in a separate process for which no visitor waits. */
  async function tryAgain(remote: string, request: RenderRequest): Promise<void> {
    const own = tryToStart()
    if (!own) return fuses.endTrial(discovery, remote, false)
    trial = { renderer: own, remote }
    let succeeded = false
    try {
      const without = fuses.leftOut(discovery).filter((one) => one !== remote)
      const page = await own.render({ ...request, without })
      for await (const _ of page.html);
      succeeded = page.tail() !== undefined
    } catch (error) {
      // A page that throws blocks no renderer, so the trial succeeds.
      succeeded = !(error instanceof LostPage) && own.isUsable()
      log(messageOf(error))
      if (error instanceof LostPage && error.blame) blow(error.blame)
    } finally {
      fuses.endTrial(discovery, remote, succeeded)
      if (trial?.renderer === own) trial = undefined
      own.stop()
    }
  }

  function endTrial(): void {
    if (!trial) return
    fuses.endTrial(discovery, trial.remote, false)
    trial.renderer.abandon()
    trial = undefined
  }

  return {
    usedAt: Date.now(),
    async render(request) {
      if (!renderer.started()) return undefined
      if (!trial && !successor && !stopped) {
        const due = fuses.claimTrial(discovery, request.remote)
        if (due !== undefined) void tryAgain(due, { ...request, countedFor: undefined })
      }
      return attempt(request, performance.now() + waitMs, false)
    },
    ready: () => renderer.ready.catch((error: Error) => log(error.message)),
    stop() {
      stopped = true
      changes.happened()
      if (renderer.isUsable()) renderer.stop()
      else renderer.abandon()
      successor?.abandon()
      trial?.renderer.abandon()
    },
  }
}

/** Without a remote, the one that answers the path is blamed. */
const blamedHead = ({ remote }: Blame): CountedHead | undefined =>
  remote === undefined ? undefined : { remote, failed: true }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
