import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
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

process.once('message', (start: RendererStart) => {
  serve(start).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
})
// The parent is gone: nobody asks any more.
process.once('disconnect', () => process.exit(0))

async function serve({ socket, releasesDir, apiUrl, discovery }: RendererStart): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'superium-render-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
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
