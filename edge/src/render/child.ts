import { createServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defaultDeployments } from '@superium/shared/contract'
import type { RenderedHead, RendererStart } from './messages'
import { verifiedCopy } from './verified-copy'

/** What the host's server build exports (`shell/src/server/main.tsx`). */
interface HostModule {
  createServerHost(options: {
    discovery: unknown
    apiBase: string
    loadContainer(container: string): Promise<unknown>
  }): (url: string) => Promise<Omit<RenderedHead, 'memory'> & { html?: { pipe(to: NodeJS.WritableStream): unknown } }>
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
    const url = new URL(request.url ?? '/', 'http://renderer').searchParams.get('url') ?? ''
    answer(render, url, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
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
  url: string,
  response: ServerResponse,
): Promise<void> {
  const { html, ...page } = await render(url)
  const head: RenderedHead = { ...page, memory: process.memoryUsage.rss() }
  response.writeHead(200)
  response.write(`${JSON.stringify(head)}\n`)
  if (html) html.pipe(response)
  else response.end()
}
