import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '../cli-error'
import type { TrialShop } from './trial-shop'

/** The containers of the shop that have to survive faults. */
export const CONTAINERS = ['postgres', 'api-1', 'api-2', 'edge-1', 'edge-2', 'balancer'] as const

/** A process between the container's own first process and the program. */
const INIT = /docker-init|catatonit|tini/

interface Inspected {
  Id: string
  /** `Pid` is that of the container's first process, on its machine. */
  State: { Pid: number; Status: string; StartedAt: string; Health?: { Status: string } }
}

const isGood = ({ State }: Inspected): boolean =>
  State.Status === 'running' && (State.Health === undefined || State.Health.Status === 'healthy')

async function inspect(shop: TrialShop, names: readonly string[]): Promise<Inspected[]> {
  const ids = `docker compose -f deploy/compose.yaml ps -aq ${names.join(' ')}`
  return JSON.parse(await shop.shell(`docker inspect $(${ids})`)) as Inspected[]
}

async function inspectOne(shop: TrialShop, name: string): Promise<Inspected> {
  const [found] = await inspect(shop, [name])
  if (!found) throw new CliError(`There is no container ${name}.`)
  return found
}

/** Whether a container runs, and is healthy where it has a health check; `since` is when it was started. */
export async function stateOf(shop: TrialShop, name: string): Promise<{ good: boolean; since: string }> {
  const found = await inspectOne(shop, name)
  return { good: isGood(found), since: found.State.StartedAt }
}

/** Whether all of them run, and are healthy where they have a health check: one look, as each container's own takes seconds. */
export async function allGood(shop: TrialShop): Promise<boolean> {
  const found = await inspect(shop, CONTAINERS)
  return found.length === CONTAINERS.length && found.every(isGood)
}

/**
 * Sends a signal to a container's program on its machine, as a crash or a stuck machine would; the engine, which a `kill`
 * of its own would tell that the stop was wanted, does not know. SIGSTOP and SIGCONT also go to the program's children.
 */
export async function signalProcesses(shop: TrialShop, name: string, signal: NodeJS.Signals): Promise<void> {
  const { Id, State } = await inspectOne(shop, name)
  const rows = (await shop.shell(`docker top ${Id} -eo pid,ppid,args`)).trim().split('\n').slice(1)
  const processes = rows.map((row) => {
    const [pid, parent, ...args] = row.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), init: INIT.test(args.join(' ')) }
  })
  const first = processes.find(({ pid }) => pid === State.Pid)
  if (!first) throw new CliError(`${name} does not run.`)
  const isProgram = ({ pid, parent }: { pid: number; parent: number }) => (first.init ? parent : pid) === first.pid
  // A health check is beside the first process, and may have a lower number.
  const isWithin = ({ pid, parent, init }: (typeof processes)[number]) =>
    !init && (pid === first.pid || parent !== first.parent)
  const targets = processes.filter(signal === 'SIGKILL' ? isProgram : isWithin).map(({ pid }) => pid)
  const script = `for (const pid of [${targets}]) try { process.kill(pid, '${signal}') } catch {}`
  const image = process.env.NODE_IMAGE || 'node:24-bookworm-slim'
  await shop.shell(`docker run --rm --privileged --pid=host --network none ${image} node -e "${script}"`)
}

/** Milliseconds until `holds`, or undefined if it does not within the time. Throws when the trial is stopped. */
export async function untilHolds(
  { stopped }: TrialShop,
  holds: () => Promise<boolean>,
  withinMs: number,
): Promise<number | undefined> {
  const started = performance.now()
  while (performance.now() - started < withinMs) {
    if (await holds().catch(() => false)) return performance.now() - started
    stopped.throwIfAborted()
    await wait(500)
  }
  return undefined
}
