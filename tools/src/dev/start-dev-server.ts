import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import type { FrontEnd } from '../build/front-ends'
import { compilerConfig } from './compiler-config'
import type { Served } from './dev-discovery'
import { READY_PATH } from './ready-path'

/** Serves one package with hot reload on `port`; calls `built` after each build without errors. */
export async function startDevServer(
  frontEnd: FrontEnd,
  port: number,
  built: (served: Served) => void,
  isReady: () => boolean,
): Promise<void> {
  // The shell tells manifests apart by their paths.
  const publicPath = `/${frontEnd.name}/`
  const base = `http://localhost:${port}${publicPath}`
  const compiler = rspack(await compilerConfig(frontEnd))
  if (!compiler) throw new Error(`${frontEnd.name} has no configuration.`)
  compiler.hooks.done.tap('superium-dev', (stats) => {
    if (!stats.hasErrors()) void readServed(compiler, base).then(built)
  })
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      devMiddleware: { publicPath },
      // Allows the page, whose origin is the site's server, to load these files.
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [
        {
          name: 'superium-ready',
          path: READY_PATH,
          middleware: (_: unknown, response: ServerResponse) => {
            response.statusCode = isReady() ? 200 : 503
            response.end()
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  )
  await server.start()
}

/** The latest build of a compiler; rejects if there is none yet. */
export async function readServed(compiler: Compiler, base: string): Promise<Served> {
  const file = (name: string) =>
    new Promise<Buffer>((resolve, reject) => {
      compiler.outputFileSystem?.readFile(join(compiler.outputPath, name), (error, data) =>
        error ? reject(error) : resolve(Buffer.from(data ?? '')),
      )
    })
  return { base, manifest: await file('mf-manifest.json'), facts: await file('superium.json') }
}
