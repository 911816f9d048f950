import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CliError } from './cli-error'
import { parseDevArguments, USAGE } from './dev/parse-dev-arguments'

/** `superium-build`: builds the remote in the working directory, or serves it into a site. Resolves to the exit code. */
export async function main([command = 'build', ...options]: string[]): Promise<number> {
  try {
    if (command === 'build' && options.length === 0) return await build()
    if (command === 'dev') return await dev(options)
    throw new CliError(USAGE)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(error.message)
    return 1
  }
}

async function build(): Promise<number> {
  const rspack = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin/rspack.js')
  const args = [rspack, 'build', '-c', 'rspack.config.ts', '--config-loader', 'auto']
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { NODE_ENV: 'production', ...process.env } })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

async function dev(options: string[]): Promise<number> {
  const { site, port } = parseDevArguments(options)
  // Before Rspack and the configuration load, which read the environment.
  const { loadBrowserConfig } = await import('./dev/load-browser-config')
  const config = await loadBrowserConfig(process.cwd())
  const { joinSite } = await import('./dev/join-site')
  const name = config.name?.replace(/:browser$/, '') ?? ''
  const joined = await joinSite(name, config, port, site)
  console.log(`${name} joins the site in the browser that opens ${joined.link}`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  await joined.stop()
  return 0
}
