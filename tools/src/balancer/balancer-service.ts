import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../process/free-port'
import type { ServicePlan } from '../process/supervisor'
import { ensureNginx, nginxCache } from './ensure-nginx'
import { type Balancing, nginxConf } from './nginx-conf'

/** Plans for `count` instances of a service, named `edge-1`, `edge-2` …, each on a free port. */
export async function instancesOf(
  plan: ServicePlan,
  count: number,
): Promise<{ plans: ServicePlan[]; ports: number[] }> {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const plans = ports.map((port, index) => ({
    ...plan,
    name: `${plan.name}-${index + 1}`,
    env: { ...plan.env, PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: 'loopback' },
    health: `http://127.0.0.1:${port}/readyz`,
  }))
  return { plans, ports }
}

/** The plan for nginx in front of the instances; its files are in the data folder. */
export async function balancerService(root: string, data: string, balancing: Balancing): Promise<ServicePlan> {
  const dir = join(data, 'balancer')
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'nginx.conf'), nginxConf(balancing))
  const command = await ensureNginx(process.env.PATH ?? '', nginxCache(root))
  return {
    name: 'balancer',
    command,
    args: ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr', ...workersAsRoot()],
    env: {},
    health: `http://127.0.0.1:${balancing.api.port}/readyz`,
  }
}

/** As root, nginx would run its workers as `nobody`, which cannot store uploads in a private data folder. */
const workersAsRoot = (): string[] => (process.getuid?.() === 0 ? ['-g', 'user root;'] : [])
