import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { type Configuration as DevServerOptions, RspackDevServer } from '@rspack/dev-server'

interface ServeOptions {
  port: number
  /** Renders the page for every address that is not a file, from the first build's compiler; undefined: no page. */
  document: ((compiler: Compiler) => Promise<string>) | undefined
  proxy: DevServerOptions['proxy']
}

/** Compiles and serves these builds on one port; resolves when all are built. */
export async function serveBuilds(
  configs: Configuration[],
  { port, document, proxy }: ServeOptions,
): Promise<{ stop(): Promise<void> }> {
  const compiler = rspack(
    configs.map((config) => ({ ...config, stats: 'errors-only', infrastructureLogging: { level: 'error' } })),
  )
  const [first] = compiler?.compilers ?? []
  if (!compiler || !first) throw new Error('There is nothing to build.')
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('superium-standalone', (stats) => {
      if (!stats.hasErrors()) resolve()
    })
  })
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      // A page of another origin, a running site's, loads these files too.
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      setupExitSignals: false,
      ...(proxy && { proxy }),
      setupMiddlewares: (middlewares) =>
        document
          ? [...middlewares, { name: 'superium-document', middleware: answerWith(() => document(first)) }]
          : middlewares,
    },
    compiler,
  )
  await server.start()
  await built
  return { stop: () => server.stop() }
}

function answerWith(document: () => Promise<string>) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) next()
    else {
      document().then((html) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        response.end(html)
      }, next)
    }
  }
}

/** The build served at an absolute address: a page of another origin loads its files from here. */
export const at = (publicPath: string, config: Configuration): Configuration => ({
  ...config,
  output: { ...config.output, publicPath, path: join(config.output?.path ?? '', 'standalone') },
})
