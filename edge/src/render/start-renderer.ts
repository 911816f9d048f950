import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Discovery } from '@superium/shared/contract'
import { Pool } from 'undici'
import type { RenderedHead } from '../isolated-process/rendered-head'
import { startIsolatedProcess } from '../isolated-process/start-isolated-process'
import { copyContainer } from '../releases/verified-copy'
import { readRendererResponse } from './read-renderer-response'
import type { Copied, FromRenderer, RenderedTail, RendererStart, RenderRequest } from './renderer-messages'

const START_MS = 15_000
/** Milliseconds until a renderer that has not begun to answer counts as hung. */
const ANSWER_MS = 4_000
const DRAIN_MS = 10_000

/** A page from a renderer: its head, its HTML as it comes, and what is known when the HTML is out. */
export interface Rendered {
  head: RenderedHead
  html: AsyncIterable<Uint8Array> | Uint8Array[]
  /** Undefined when the answer broke off. */
  tail(): RenderedTail | undefined
}

/** A process that renders pages for one combination of releases. */
export interface Renderer {
  /** Resolves when it can be asked; rejects when it could not start. */
  readonly ready: Promise<void>
  /** Whether it can be asked. */
  started(): boolean
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** Rejects when the page fails or hangs; a hung renderer is killed. */
  render(request: RenderRequest): Promise<Rendered>
  /** Ends it when the answers under way are through. */
  stop(): void
}

/** The releases that a renderer renders with, where they are, and the address of the product API. */
export interface RendererOptions {
  releasesDir: string
  apiUrl: string
  discovery: Discovery
}

/** Starts a renderer in a isolated process: what it evaluates are copies that were verified here. */
export function startRenderer(
  { releasesDir, apiUrl, discovery }: RendererOptions,
  log: (message: string) => void,
): Renderer {
  const { child, folder } = startIsolatedProcess(new URL('./renderer-process.ts', import.meta.url), [
    'ignore',
    'ignore',
    'pipe',
    'ipc',
  ])
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'pages.sock')
  // One connection for each page at a time, kept for the next. How long an answer may take is said below.
  const pages = new Pool('http://renderer', { socketPath: socket, headersTimeout: 0, bodyTimeout: 0 })
  child.stderr?.on('data', (chunk: Buffer) => log(chunk.toString().trim()))
  let started = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => pages.destroy())
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_MS)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`the renderer ${reason}`))
    }
    // Code of releases may send anything.
    child.on('message', (message: FromRenderer | null) => {
      if (message !== 'ready') return void copy(message?.copy)
      clearTimeout(timer)
      started = true
      resolve()
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
  ready.catch(() => {})
  child.send({ socket, folder, apiUrl, discovery } satisfies RendererStart)

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

  // A renderer that is let go accepts no more: first it must have begun with all that was asked of it.
  let asking = 0
  let stopping = false
  const letGo = (): void => {
    if (stopping && asking === 0 && child.connected) child.disconnect()
  }

  async function ask({ url, nonce }: RenderRequest): Promise<Rendered> {
    asking += 1
    const hung = setTimeout(() => child.kill('SIGKILL'), ANSWER_MS)
    try {
      const path = `/?${new URLSearchParams({ url, nonce })}`
      const { statusCode, body } = await pages.request({ method: 'GET', path })
      if (statusCode === 200) return await readRendererResponse(body)
      await body.dump()
      throw new Error('the page could not be rendered')
    } finally {
      // From here on the answer has its own limit.
      clearTimeout(hung)
      asking -= 1
      letGo()
    }
  }

  return {
    ready,
    started: () => started,
    ended,
    render: (request) => ready.then(() => ask(request)),
    stop() {
      stopping = true
      letGo()
      setTimeout(() => child.kill('SIGKILL'), DRAIN_MS).unref()
    },
  }
}
