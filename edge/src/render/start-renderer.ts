import { closeSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Discovery } from '@superium/shared/contract'
import { type Dispatcher, Pool } from 'undici'
import { isOverloaded as isServerOverloaded } from '../isolated-process/is-overloaded'
import { startIsolatedProcess } from '../isolated-process/start-isolated-process'
import { copyContainer } from '../releases/copy-verified-server-build'
import { createCopies } from './copies'
import { type Blame, createOpenPages, type OpenPage } from './open-pages'
import { readRendererResponse } from './read-renderer-response'
import type { Rendered } from './rendered-response'
import type { Copied, FromRenderer, RendererStart, RenderRequest, ToRenderer } from './renderer-messages'
import { isNoteTooLong, openNote, readNote } from './running-code'
import { watchProcess } from './watch-process'

const START_MS = 15_000
/** Milliseconds after which a page without a response counts as hung, so that its visitor has an answer within four seconds. */
export const HANG_MS = 3_700
const DRAIN_MS = 10_000
/** Milliseconds for which a failed call to the product API excuses a page that fails. */
const EXCUSED_MS = 10_000
/** With this many open pages, a busy renderer's pages delay each other, so that none of them is to blame. */
const CROWD = 6

/** A page that failed through no fault of its releases, e.g. while the product API failed. */
export class InnocentFailure extends Error {
  override name = 'InnocentFailure'
}

/** A process that renders pages for one combination of releases. */
export interface Renderer {
  /** Resolves when it accepts requests; rejects when it failed to start. */
  readonly ready: Promise<void>
  /** Whether it has been ready; whether its process has ended; whether it accepts requests and answers now. */
  started(): boolean
  hasEnded(): boolean
  isUsable(): boolean
  /** Resolves when the process has ended, to the blame; undefined when it was stopped on purpose. */
  readonly ended: Promise<Blame | undefined>
  /** Rejects when the page fails (`Error`, `InnocentFailure`) or is lost with its process (`LostPage`). */
  render(request: RenderRequest): Promise<Rendered>
  /** Gives up all pages of a blocked process except the one that blocks it. */
  handOver(): void
  /** Ends it after its open responses. */
  stop(): void
  /** Ends it at once, without blame. */
  abandon(): void
}

/** The releases that a renderer uses, their store, the address of the product API, and the browsers' configuration. */
export interface RendererOptions {
  releasesDir: string
  apiUrl: string
  discovery: Discovery
  config?: object | undefined
  /** Milliseconds until a page counts as hung. */
  hangMs?: number | undefined
  /** Whether this server is too busy to tell whether a renderer is slow. */
  isOverloaded?: () => boolean
}

/** Events of a running renderer. */
export interface RendererEvents {
  log(message: string): void
  /** The process does not answer any more, or answers again. */
  blocked(): void
  recovered(): void
}

/** Starts a renderer in an isolated process that evaluates only copies verified here. */
export function startRenderer(
  { releasesDir, apiUrl, discovery, config, hangMs = HANG_MS, isOverloaded = isServerOverloaded }: RendererOptions,
  { log, blocked, recovered }: RendererEvents,
): Renderer {
  const note = openNote()
  const { child, folder } = startIsolatedProcess(new URL('./renderer-process.ts', import.meta.url), [
    'ignore',
    'ignore',
    'pipe',
    'ipc',
    note,
  ])
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'pages.sock')
  // One keep-alive connection per concurrent page; the time limits are below.
  const connections = new Pool('http://renderer', { socketPath: socket, headersTimeout: 0, bodyTimeout: 0 })
  child.stderr?.on('data', (chunk: Buffer) => log(chunk.toString().trim()))
  const pages = createOpenPages()
  let started = false
  let hasEnded = false
  let isStopping = false
  let isAbandoned = false
  let apiFailedAt = Number.NEGATIVE_INFINITY
  const isApiFailing = (): boolean => performance.now() - apiFailedAt < EXCUSED_MS
  let busyAt = Number.NEGATIVE_INFINITY
  let crowdAt = Number.NEGATIVE_INFINITY
  /**
   * Whether visitors request more pages than it renders in time; a page that only waits leaves it idle. It looks back
   * for twice `hangMs`, because the code of given-up pages continues for a while.
   */
  const isCrowded = (): boolean => {
    const since = performance.now() - 2 * hangMs
    return busyAt > since && crowdAt > since
  }
  const kill = (): void => void child.kill('SIGKILL')

  const watch = watchProcess(
    {
      busy: () => !hasEnded && pages.count() > 0,
      ping() {
        if (isNoteTooLong(note)) kill()
        // A process that is ending takes no message.
        else if (child.connected) child.send('ping' satisfies ToRenderer, () => {})
      },
      blocked,
      recovered,
      hung: kill,
    },
    { hangMs },
  )

  const ended = new Promise<Blame | undefined>((resolve) => {
    const end = (): void => {
      if (hasEnded) return
      hasEnded = true
      watch.stop()
      void connections.destroy()
      const blamed = pages.lose(readNote(note), !isApiFailing() && !isOverloaded())
      closeSync(note)
      resolve(isAbandoned || (isStopping && !blamed) ? undefined : (blamed ?? {}))
    }
    child.once('exit', end)
    child.once('error', end)
  })

  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_MS)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      kill()
      reject(new Error(`the renderer ${reason}`))
    }
    // Code of a release may send any message.
    child.on('message', (message: FromRenderer | null) => {
      watch.alive()
      if (message === 'pong') return
      if (message === 'api failed') {
        apiFailedAt = performance.now()
        return
      }
      if (message === 'busy') {
        busyAt = performance.now()
        return
      }
      if (message !== 'ready') return void copy(message?.copy)
      clearTimeout(timer)
      started = true
      resolve()
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
  ready.catch(() => {})
  child.send({ socket, folder, apiUrl, discovery, config } satisfies RendererStart)

  const copies = createCopies((container) => copyContainer(releasesDir, discovery, container, folder))

  async function copy(container = ''): Promise<void> {
    const problem = await copies(container)
    const answer: Copied = { copied: container, ...(problem !== undefined && { problem }) }
    if (child.connected) child.send(answer)
    else rmSync(folder, { recursive: true, force: true })
  }

  // A disconnected renderer accepts nothing more, so all requests must have their response first.
  const disconnectWhenIdle = (): void => {
    if (isStopping && pages.waiting() === 0 && child.connected) child.disconnect()
  }

  /**
   * Handles a page that waits for too long: it or another page blocks the process, or it waits for something itself.
   */
  function late(id: string): void {
    const running = watch.isBlocked() ? (readNote(note)?.id ?? id) : undefined
    if (running === undefined && isCrowded()) pages.leave(id, new InnocentFailure('too many pages at once'))
    else if (running === undefined) pages.giveUp(id, true, !isApiFailing() && !isOverloaded())
    else if (running === id || !pages.has(running)) kill()
    else pages.giveUp(id, false, false)
  }

  async function ask(request: RenderRequest): Promise<Rendered> {
    const page = pages.open(request)
    if (pages.count() >= CROWD) crowdAt = performance.now()
    watch.start()
    const timer = setTimeout(() => late(page.id), hangMs).unref()
    try {
      return await Promise.race([answerOf(request, page), page.lost])
    } finally {
      // `readRendererResponse` limits the time of the rest.
      clearTimeout(timer)
      page.answered()
      disconnectWhenIdle()
    }
  }

  async function answerOf({ url, nonce, remote = '', without = [] }: RenderRequest, page: OpenPage): Promise<Rendered> {
    let answer: Dispatcher.ResponseData
    try {
      const path = `/?${new URLSearchParams({ id: page.id, url, nonce, remote, without: without.join() })}`
      answer = await connections.request({ method: 'GET', path })
    } catch (error) {
      // The end of the process gives a better error.
      await ended
      throw error
    }
    watch.alive()
    const { statusCode, body } = answer
    if (page.isGivenUp() || statusCode !== 200) {
      page.closed()
      await body.dump()
      const Failure = statusCode === 501 || isApiFailing() ? InnocentFailure : Error
      throw new Failure('the page could not be rendered')
    }
    body.once('close', page.closed)
    try {
      return await readRendererResponse(body)
    } catch (error) {
      throw isApiFailing() ? new InnocentFailure(String(error), { cause: error }) : error
    }
  }

  return {
    ready,
    started: () => started,
    hasEnded: () => hasEnded,
    isUsable: () => started && !hasEnded && !watch.isBlocked(),
    ended,
    render: (request) => ready.then(() => ask(request)),
    handOver: () => pages.handOver(readNote(note)?.id),
    stop() {
      isStopping = true
      disconnectWhenIdle()
      setTimeout(kill, DRAIN_MS).unref()
    },
    abandon() {
      isAbandoned = true
      kill()
    },
  }
}
