import type { Configuration } from '@rspack/core'
import { at, joinSite, serveBuilds } from '@superium/build/dev'
import { findRunningSite } from '@superium/build/running-site'
import { type FrontEnd, frontEnds } from '../../build/front-ends'
import { CliError } from '../../cli-error'
import { checkPorts } from '../../process/check-ports'
import { Progress } from '../../progress/progress'
import type { Settings } from '../../settings/parse-settings'
import { waitForStopSignal } from '../../start/wait-for-stop-signal'
import { compilerConfig } from '../compiler-config'
import { readServed } from '../start-dev-server'
import { apiProxy } from './api-proxy'
import { parseStandaloneArguments } from './parse-standalone-arguments'
import { standaloneDocument } from './standalone-document'

/** Leaves the first ports free for `npm run dev`, which may run at the same time. */
const AFTER_DEV = 10

/**
 * `npm run dev -w <remote>`: runs a remote standalone in a minimal frame or, with `--in`, inside a running site for one
 * browser. Resolves to the exit code.
 */
export async function standaloneCommand(root: string, settings: Settings, options: string[]): Promise<number> {
  const asked = parseStandaloneArguments(options)
  const packages = frontEnds(root)
  const index = packages.findIndex(({ name }) => name === asked.name)
  const [remote, shell] = [packages[index], packages.find(({ name }) => name === 'shell')]
  if (!remote || !shell || remote === shell) {
    const remotes = packages.filter((one) => one !== shell).map(({ name }) => name)
    throw new CliError(`There is no remote "${asked.name}": ${remotes.join(', ')}.`)
  }
  const port = asked.port ?? settings.ports.dev + AFTER_DEV + index
  await checkPorts([{ port, host: '127.0.0.1', user: remote.name, setting: '--port' }])
  process.env.NODE_ENV = 'development'
  const progress = new Progress(process.stdout)
  const stopped = waitForStopSignal(() => {})
  const running = asked.join
    ? await joining(remote, port, asked.join, progress)
    : await framed({ remote, shell, port, site: asked.site ?? `http://localhost:${settings.ports.site}` }, progress)
  progress.say(running.lastLine)
  await stopped
  await running.stop()
  return 0
}

interface Running {
  lastLine: string
  stop(): Promise<void>
}

async function framed(
  { remote, shell, port, site }: { remote: FrontEnd; shell: FrontEnd; port: number; site: string },
  progress: Progress,
): Promise<Running> {
  const origin = `http://localhost:${port}`
  const frame: Configuration = {
    ...at(`${origin}/frame/`, await compilerConfig(shell)),
    entry: { main: './src/standalone/main.tsx' },
  }
  const { stop } = await progress.step(`Build ${remote.name} and its frame`, async () =>
    serveBuilds([at(`${origin}/`, await compilerConfig(remote)), frame], {
      port,
      proxy: apiProxy(site),
      document: async (compiler) => {
        const [served, found] = await Promise.all([readServed(compiler, `${origin}/`), findRunningSite(site)])
        return standaloneDocument({
          name: remote.name,
          remote: served,
          frame: `${origin}/frame/`,
          site,
          running: found,
        })
      },
    }),
  )
  const data = (await findRunningSite(site))
    ? `data from ${site}`
    : `without data, because no site runs at ${site}: run npm start, or name one with --site http://…`
  return { stop, lastLine: `${remote.name} runs standalone at ${origin} — ${data}` }
}

async function joining(remote: FrontEnd, port: number, site: string, progress: Progress): Promise<Running> {
  const config = await compilerConfig(remote, { refresh: false })
  const { stop, link } = await progress.step(`Build ${remote.name}`, () => joinSite(remote.name, config, port, site))
  return { stop, lastLine: `${remote.name} joins the site in the browser that opens ${link}` }
}
