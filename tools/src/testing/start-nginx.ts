import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx, nginxCache } from '../balancer/ensure-nginx'
import { nginxConf } from '../balancer/nginx-conf'
import { CliError } from '../cli-error'
import { freePort } from '../process/free-port'
import { waitUntilHealthy } from '../process/wait-until-healthy'

/** The balancer before some instances, which are edges and APIs at once. */
export interface RunningNginx {
  /** Its addresses for browsers and for edges. */
  site: string
  api: string
  process: ChildProcess
  stop(): Promise<void>
}

/**
 * Starts the balancer before instances (`host:port`); undefined where there is no nginx. CI has one. `change` may shorten the
 * times of its configuration.
 */
export async function startNginx(
  instances: string[],
  change: (conf: string) => string = (conf) => conf,
): Promise<RunningNginx | undefined> {
  const command = await ensureNginx(process.env.PATH ?? '', nginxCache(join(__dirname, '../../..'))).catch((error) => {
    if (!(error instanceof CliError) || process.env.CI) throw error
  })
  if (command === undefined) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'superium-balancer-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const host = '127.0.0.1'
  const conf = nginxConf({ site: { host, port, instances }, api: { host, port: apiPort, instances } })
  writeFileSync(join(dir, 'nginx.conf'), change(conf))
  const child = spawn(command, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  const site = `http://127.0.0.1:${port}`
  await waitUntilHealthy(
    `${site}/readyz`,
    ended.then(([code]) => {
      throw new Error(`nginx ended with code ${code}`)
    }),
  ).catch(async (error) => {
    await stop()
    throw error
  })
  return { site, api: `http://${host}:${apiPort}`, process: child, stop }
}

/** Registers a test that needs the balancer, and says in words that it is left out where there is none. */
export const withNginx = (nginx: () => RunningNginx | undefined, name: string, run: () => Promise<void>): void =>
  test(name, async () => {
    if (nginx()) await run()
    else console.log(`NOT RUN, there is no nginx: ${name}`)
  })
