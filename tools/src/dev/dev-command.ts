import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { frontEnds } from '../build/front-ends'
import { checkPorts } from '../process/check-ports'
import type { ServicePlan, Supervisor } from '../process/supervisor'
import type { Progress } from '../progress/progress'
import type { Settings } from '../settings/parse-settings'
import { startCommand } from '../start/start-command'
import type { Variation } from '../start/start-site'
import { READY_PATH } from './ready-path'

const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/cli.mjs')

/**
 * `npm run dev`: the site with hot reload of the shell and all remotes; API and edge restart when their sources change.
 */
export async function devCommand(root: string, settings: Settings): Promise<number> {
  const packages = frontEnds(root)
  const ports = packages.map((_, index) => settings.ports.dev + index)
  await checkPorts(
    ports.map((port) => ({ port, host: '127.0.0.1', user: 'a build server', setting: 'SUPERIUM_DEV_PORT' })),
  )
  const releases = join(settings.data, 'dev')
  const variation: Variation = {
    async frontEnd(supervisor: Supervisor, progress: Progress) {
      await progress.step('Build servers', () =>
        supervisor.start({
          name: 'dev',
          // Not plain `tsx`, which also rewrites CommonJS: Rspack copies the source text of its own functions into
          // bundles.
          args: ['--import', 'tsx/esm', 'tools/src/dev/dev-servers-process.ts'],
          env: { NODE_ENV: 'development', DEV_PORT: String(settings.ports.dev), DEV_RELEASES: releases },
          health: `http://127.0.0.1:${settings.ports.dev}${READY_PATH}`,
        }),
      )
      const origins = packages.map(({ name }, index) => [name, `http://localhost:${ports[index]}`])
      const remotes = JSON.stringify(Object.fromEntries(origins))
      return { NODE_ENV: 'development', RELEASES_DIR: releases, DEV_REMOTES: remotes }
    },
    service: watched,
  }
  return startCommand(root, { ...settings, instances: 1 }, variation)
}

/** The same service, run from its TypeScript sources and restarted when one of them changes. */
function watched(plan: ServicePlan): ServicePlan {
  return { ...plan, args: [tsx, 'watch', '--clear-screen=false', `${plan.name}/src/main.ts`] }
}
