import { createServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { defaultDeployments } from '@superium/shared/contract'
import { verifiedCopy } from '../releases/verified-copy'
import { FRAME, frame } from './frames'
import type { RenderedHead, RenderedTail, RendererStart, RenderRequest } from './messages'

/** What the host's server build exports (`shell/src/server/main.tsx`). */
interface HostModule {
  createServerHost(options: {
    discovery: unknown
    apiBase: string
    loadContainer(container: string): Promise<unknown>
  }): (request: RenderRequest) => Promise<
    Omit<RenderedHead, 'memory'> & {
      html?: { pipe<T extends NodeJS.WritableStream>(to: T): T }
      tail?: Promise<RenderedTail>
    }
  >
}

const require = createRequire(import.meta.url)

/** Milliseconds that pages under way may take after the parent has let go. */
const DRAIN_MS = 9_000

process.once('message', (start: RendererStart) => {
  serve(start).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
})

async function serve({ socket, folder, releasesDir, apiUrl, discovery }: RendererStart): Promise<void> {
  const byContainer = new Map(defaultDeployments(discovery).map((one) => [one.extras.superium.container, one]))

  const load = async (container: string, file: string): Promise<unknown> => {
    const deployment = byContainer.get(container)
    if (!deployment) throw new Error(`discovery names no ${container}`)
    const target = join(folder, container)
    await verifiedCopy(releasesDir, deployment, target)
    return require(join(target, file))
  }

  const host = (await load('shell', 'main.cjs')) as HostModule
  const render = host.createServerHost({
    discovery,
    apiBase: apiUrl,
    loadContainer: (container) => load(container, 'remoteEntry.cjs'),
  })
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://renderer').searchParams
    answer(render, { url: query.get('url') ?? '', nonce: query.get('nonce') ?? '' }, response).catch(
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end()
      },
    )
  })
  // Nobody asks any more: what is under way still goes out.
  process.once('disconnect', () => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
  })
  server.listen(socket, () => process.send?.('ready'))
}

async function answer(
  render: ReturnType<HostModule['createServerHost']>,
  request: RenderRequest,
  response: ServerResponse,
): Promise<void> {
  const { html, tail, ...page } = await render(request)
  response.writeHead(200)
  await pipeline(
    Readable.from(frames({ ...page, memory: process.memoryUsage.rss() }, html?.pipe(new PassThrough()) ?? [], tail)),
    response,
  )
}

async function* frames(
  head: RenderedHead,
  html: AsyncIterable<Uint8Array> | [],
  tail: Promise<RenderedTail> = Promise.resolve({}),
): AsyncGenerator<Buffer> {
  yield frame(FRAME.head, JSON.stringify(head))
  for await (const piece of html) yield frame(FRAME.html, piece)
  yield frame(FRAME.tail, JSON.stringify(await tail))
}
