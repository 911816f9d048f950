import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readAnswer } from './answer'
import type { RenderedHead, RenderedTail, RendererStart, RenderRequest } from './messages'

const START_MS = 15_000
/** Milliseconds until a renderer that has not begun to answer counts as hung. */
const ANSWER_MS = 4_000
const DRAIN_MS = 10_000

/** A page from a renderer: its head, its HTML as it comes, and what is known when the HTML is out. */
export interface Rendered {
  head: RenderedHead
  html: AsyncIterable<Uint8Array>
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

/**
 * Starts a renderer. Remote code has all of its process's rights, so the process gets no environment; it still has this
 * account's files, which is why nothing but verified releases is evaluated in it.
 */
export function startRenderer(
  options: Omit<RendererStart, 'socket' | 'folder'>,
  log: (message: string) => void,
): Renderer {
  const name = `superium-${process.pid}-${randomUUID().slice(0, 8)}`
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  const folder = mkdtempSync(join(tmpdir(), 'superium-render-'))
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    env: { NODE_ENV: 'production' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.stderr?.on('data', (chunk: Buffer) => log(chunk.toString().trim()))
  let started = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_MS)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`the renderer ${reason}`))
    }
    child.once('message', () => {
      clearTimeout(timer)
      started = true
      resolve()
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => {
      rmSync(socket, { force: true })
      rmSync(folder, { recursive: true, force: true })
      fail(`ended with code ${code}`)
    })
  })
  ready.catch(() => {})
  child.send({ ...options, socket, folder } satisfies RendererStart)

  async function ask({ url, nonce }: RenderRequest): Promise<Rendered> {
    const hung = setTimeout(() => child.kill('SIGKILL'), ANSWER_MS)
    try {
      const response = await new Promise<Readable>((resolve, reject) => {
        const path = `/?${new URLSearchParams({ url, nonce })}`
        const request = get({ socketPath: socket, path, agent: false }, (answer) => {
          if (answer.statusCode === 200) resolve(answer)
          else reject(new Error('the page could not be rendered'))
        })
        request.once('error', reject)
      })
      return await readAnswer(response)
    } finally {
      // From here on the pace is the visitor's.
      clearTimeout(hung)
    }
  }

  return {
    ready,
    started: () => started,
    ended,
    render: (request) => ready.then(() => ask(request)),
    stop() {
      if (child.connected) child.disconnect()
      setTimeout(() => child.kill('SIGKILL'), DRAIN_MS).unref()
    },
  }
}
