import { createServer, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createApiFetch } from '../api-client/api-fetch'
import { disableSignals } from '../isolated-process/disable-signals'
import { loadServerBundle, type ServerBundle } from '../isolated-process/load-server-bundle'
import { reachOnlyApi } from '../isolated-process/reach-only-api'
import type { RenderedHead } from '../isolated-process/rendered-head'
import { collectStream } from './collect-stream'
import type { Copied, FromRenderer, RendererStart, RenderRequest, ToRenderer } from './renderer-messages'
import { encodeFrame, FRAME } from './response-frames'
import { createCodeNotes } from './running-code'
import { sampledMemory } from './sampled-memory'
import { watchApiFailures } from './watch-api-failures'

/** The data after the HTML, before it is written as JSON. */
type Tail = { loaderData?: Record<string, unknown> }
type RenderedByHost = Awaited<ReturnType<ReturnType<Host['createServerHost']>>>
type Host = ServerBundle<Omit<RenderedHead, 'memory'> & { tail?: Promise<Tail> }>

/** Bytes of a request's head: an encoded address, and the names of all remotes that are left out. */
const MAX_REQUEST_BYTES = 64 * 1024
/** Milliseconds that open responses may take after the parent has disconnected. */
const DRAIN_MS = 9_000
/** Event loop utilization above which a renderer counts as busy, and how often it is measured, in milliseconds. */
const BUSY = 0.9
const BUSY_CHECK_MS = 500

const TOO_LATE: RenderedByHost = { status: 503, failed: true, tooLate: true, whole: true }

disableSignals()
process.once('message', (start: RendererStart) => {
  serve(start).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
})

async function serve({ socket, folder, apiUrl, discovery, config }: RendererStart): Promise<void> {
  const logRefusal = createLimitedLog()
  reachOnlyApi({
    apiUrl,
    socket,
    refused: (what) => logRefusal(`a release tried to reach ${what}; it reaches only the product API`),
  })
  await requestCopy('shell')
  const notes = createCodeNotes()
  const logLeftError = createLimitedLog()
  // By default Node.js would end the process, with the pages of all remotes, and the code that ran last would be blamed.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => {
      const reason = error instanceof Error ? error.message : error
      logLeftError(`the code of ${notes.remote() || 'the shell'} left an error unhandled:`, reason)
    })
  const api = watchApiFailures(createApiFetch(), () => send('api failed'))
  const host = loadServerBundle(folder, 'shell', 'main.cjs') as Host
  const render = host.createServerHost({
    discovery,
    config,
    apiBase: apiUrl,
    fetch: (request) => notes.resume(api.fetch(request)),
    enter: notes.enter,
    async loadContainer(container) {
      // Restores the note, so that the right remote is blamed for the code that is evaluated next.
      await notes.resume(requestCopy(container))
      return loadServerBundle(folder, container, 'remoteEntry.cjs')
    },
  })
  const server = createServer({ maxHeaderSize: MAX_REQUEST_BYTES }, (request, response) => {
    const query = new URL(request.url ?? '/', 'http://renderer').searchParams
    const without = query.get('without')?.split(',').filter(Boolean) ?? []
    // A shell that does not support `without` would run the remote's code.
    if (!host.leavesOutRemotes && without.includes(query.get('remote') ?? '')) {
      response.writeHead(501).end()
      return
    }
    respond(
      (asked) => notes.request(query.get('id') ?? '', () => api.watch(() => render(asked))),
      { url: query.get('url') ?? '', nonce: query.get('nonce') ?? '', without },
      response,
    ).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  process.on('message', (message: ToRenderer | Copied) => {
    if (message === 'ping') send('pong')
  })
  // The only client is the parent, which closes idle connections itself.
  server.keepAliveTimeout = 0
  // The parent sends no more requests; open responses are finished.
  process.once('disconnect', () => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
  })
  server.listen(socket, () => send('ready'))
  tellWhenBusy()
}

/** Logs what the code of releases did, at most twenty times per process, because it may do so forever. */
function createLimitedLog(): typeof console.error {
  let left = 20
  return (...parts) => {
    if (left === 0) return
    left -= 1
    console.error(...parts)
  }
}

/** Sends `busy` whenever the process worked for nearly all of the last half second, or got no processor time. */
function tellWhenBusy(): void {
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(now, before).utilization > BUSY) send('busy')
    before = now
  }, BUSY_CHECK_MS).unref()
}

/** Asks the parent for a copy of a container: this process cannot read the release store. */
function requestCopy(container: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Copied): void => {
      if (answer.copied !== container) return
      process.off('message', onMessage)
      if (answer.problem === undefined) resolve()
      else reject(new Error(answer.problem))
    }
    process.on('message', onMessage)
    send({ copy: container })
  })
}

const send = (message: FromRenderer): void => {
  if (process.connected) process.send?.(message)
}

async function respond(
  render: (request: RenderRequest) => Promise<{ page: RenderedByHost | undefined; apiFailed: boolean }>,
  request: RenderRequest,
  response: ServerResponse,
): Promise<void> {
  const { page: rendered, apiFailed } = await render(request)
  const { html, tail, ...page } = rendered ?? TOO_LATE
  const head = { ...page, apiFailed, memory: sampledMemory() }
  if (!page.whole) {
    response.writeHead(200)
    return pipeline(Readable.from(frames(head, html?.pipe(new PassThrough()) ?? [], tail)), response)
  }
  // One write for a complete page: React's chunks of a few kilobytes would each cost a write here and a read there.
  const parts: Buffer[] = []
  for await (const part of frames(head, html ? [await collectStream(html)] : [], tail)) parts.push(part)
  const body = Buffer.concat(parts)
  response.writeHead(200, { 'content-length': body.length }).end(body)
}

async function* frames(
  head: RenderedHead,
  html: AsyncIterable<Uint8Array> | Uint8Array[],
  tail: Promise<Tail> = Promise.resolve({}),
): AsyncGenerator<Buffer> {
  yield encodeFrame(FRAME.head, JSON.stringify(head))
  for await (const piece of html) yield encodeFrame(FRAME.html, piece)
  const { loaderData } = await tail
  yield encodeFrame(FRAME.tail, loaderData === undefined ? '' : JSON.stringify(loaderData))
}
