import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Discovery } from '@superium/shared/contract'
import { Pool } from 'undici'
import { isOverloaded } from '../isolated-process/is-overloaded'
import { startIsolatedProcess } from '../isolated-process/start-isolated-process'
import { copyContainer } from '../releases/copy-verified-server-build'
import { readRendererResponse } from './read-renderer-response'
import type { Rendered } from './rendered-response'
import type { Copied, FromRenderer, RendererStart, RenderRequest } from './renderer-messages'

const START_MS = 15_000
/** Milliseconds without a response after which a renderer counts as hung. */
const HANG_MS = 4_000
const DRAIN_MS = 10_000
/** Milliseconds for which a failed call to the product API excuses a page that hangs. */
const EXCUSED_MS = 10_000

/** A page that failed through no fault of its releases: another page hung its renderer, or the product API failed. */
export class InnocentFailure extends Error {
  override name = 'InnocentFailure'
}

/** A process that renders pages for one combination of releases. */
export interface Renderer {
  /** Resolves when it accepts requests; rejects when it failed to start. */
  readonly ready: Promise<void>
  /** Whether it accepts requests. */
  started(): boolean
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>
  /** Rejects when the page fails or hangs; a hung renderer is killed. */
  render(request: RenderRequest): Promise<Rendered>
  /** Ends it after its open responses. */
  stop(): void
}

/** The releases that a renderer uses, their store, the address of the product API, and the browsers' configuration. */
export interface RendererOptions {
  releasesDir: string
  apiUrl: string
  discovery: Discovery
  config?: object | undefined
}

/** Starts a renderer in an isolated process that evaluates only copies verified here. */
export function startRenderer(
  { releasesDir, apiUrl, discovery, config }: RendererOptions,
  log: (message: string) => void,
): Renderer {
  const { child, folder } = startIsolatedProcess(new URL('./renderer-process.ts', import.meta.url), [
    'ignore',
    'ignore',
    'pipe',
    'ipc',
  ])
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'pages.sock')
  // One keep-alive connection per concurrent page; the time limits are below.
  const connections = new Pool('http://renderer', { socketPath: socket, headersTimeout: 0, bodyTimeout: 0 })
  child.stderr?.on('data', (chunk: Buffer) => log(chunk.toString().trim()))
  let started = false
  let apiFailedAt = Number.NEGATIVE_INFINITY
  let isKilled = false
  const isApiFailing = (): boolean => performance.now() - apiFailedAt < EXCUSED_MS
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => connections.destroy())
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_MS)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`the renderer ${reason}`))
    }
    // Code of a release may send any message.
    child.on('message', (message: FromRenderer | null) => {
      if (message === 'api failed') {
        apiFailedAt = performance.now()
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

  async function copy(container = ''): Promise<void> {
    const answer: Copied = { copied: container }
    try {
      await copyContainer(releasesDir, discovery, container, folder)
    } catch (error) {
      answer.problem = error instanceof Error ? error.message : String(error)
    }
    if (child.connected) child.send(answer)
    else rmSync(folder, { recursive: true, force: true })
  }

  // A disconnected renderer accepts nothing more, so all requests must have their response first.
  let pending = 0
  let stopping = false
  const disconnectWhenIdle = (): void => {
    if (stopping && pending === 0 && child.connected) child.disconnect()
  }

  async function ask({ url, nonce }: RenderRequest): Promise<Rendered> {
    pending += 1
    let isGuilty = false
    const hung = setTimeout(() => {
      isGuilty = !isKilled && !isApiFailing() && !isOverloaded()
      isKilled = true
      child.kill('SIGKILL')
    }, HANG_MS)
    try {
      const path = `/?${new URLSearchParams({ url, nonce })}`
      const { statusCode, body } = await connections.request({ method: 'GET', path })
      if (statusCode === 200) return await readRendererResponse(body)
      await body.dump()
      throw new Error('the page could not be rendered')
    } catch (error) {
      if (isKilled ? isGuilty : !isApiFailing()) throw error
      throw new InnocentFailure(error instanceof Error ? error.message : String(error), { cause: error })
    } finally {
      // `readRendererResponse` limits the time of the rest.
      clearTimeout(hung)
      pending -= 1
      disconnectWhenIdle()
    }
  }

  return {
    ready,
    started: () => started,
    ended,
    render: (request) => ready.then(() => ask(request)),
    stop() {
      stopping = true
      disconnectWhenIdle()
      setTimeout(() => child.kill('SIGKILL'), DRAIN_MS).unref()
    },
  }
}
