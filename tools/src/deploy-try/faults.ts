import { setTimeout as wait } from 'node:timers/promises'
import type { TrialShop } from './trial-shop'

/** The containers of the shop that have to survive faults. */
export const CONTAINERS = ['postgres', 'api-1', 'api-2', 'edge-1', 'edge-2', 'balancer'] as const

/** A process between the container's own first process and the program. */
const INIT = /docker-init|catatonit|tini/

interface Inspected {
  State: { Status: string; StartedAt: string; Health?: { Status: string } }
}

const isGood = ({ State }: Inspected): boolean =>
  State.Status === 'running' && (State.Health === undefined || State.Health.Status === 'healthy')

/** Whether a container runs, and is healthy where it has a health check; `since` is when it was started. */
export async function stateOf(shop: TrialShop, name: string): Promise<{ good: boolean; since: string }> {
  const id = (await shop.compose(`ps -aq ${name}`)).trim()
  const [{ State }] = JSON.parse(await shop.shell(`docker inspect ${id}`)) as [Inspected]
  return { good: isGood({ State }), since: State.StartedAt }
}

/** Whether all of them run, and are healthy where they have a health check: one look, as each container's own takes seconds. */
export async function allGood(shop: TrialShop): Promise<boolean> {
  const ids = `docker compose -f deploy/compose.yaml ps -aq ${CONTAINERS.join(' ')}`
  const found = JSON.parse(await shop.shell(`docker inspect $(${ids})`)) as Inspected[]
  return found.length === CONTAINERS.length && found.every(isGood)
}

/**
 * Sends a signal to a container's processes on their machine, as a crash or a stuck machine would; the engine, which a
 * `kill` of its own would tell that the stop was wanted, does not know. SIGKILL goes to the program alone.
 */
export async function signalProcesses(shop: TrialShop, name: string, signal: NodeJS.Signals): Promise<void> {
  const id = (await shop.compose(`ps -aq ${name}`)).trim()
  const rows = (await shop.shell(`docker top ${id} -eo pid,args`)).trim().split('\n').slice(1)
  const pids = rows.filter((row) => !INIT.test(row)).map((row) => row.trim().split(/\s+/)[0])
  const targets = (signal === 'SIGKILL' ? pids.slice(0, 1) : pids).join(',')
  const script = `for (const pid of [${targets}]) try { process.kill(pid, '${signal}') } catch {}`
  const image = process.env.NODE_IMAGE || 'node:24-bookworm-slim'
  await shop.shell(`docker run --rm --privileged --pid=host --network none ${image} node -e "${script}"`)
}

/** Milliseconds until `holds`, or undefined if it does not within the time. */
export async function untilHolds(holds: () => Promise<boolean>, withinMs: number): Promise<number | undefined> {
  const started = performance.now()
  while (performance.now() - started < withinMs) {
    if (await holds().catch(() => false)) return performance.now() - started
    await wait(500)
  }
  return undefined
}
