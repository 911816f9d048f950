import { readFileSync } from 'node:fs'
import { apis, edges } from '../releases/site-locations'

interface Run {
  children: { name: string; pid: number }[]
}

function runPath(): string {
  const path = process.env.SUPERIUM_RUN
  if (!path) throw new Error('SUPERIUM_RUN does not name the account of the run')
  return path
}

const processes = (): Run['children'] => (JSON.parse(readFileSync(runPath(), 'utf8')) as Run).children

/** Kills one instance (`edge-1`, `api-2` …) as a crash would; its supervisor starts another. */
export const crashInstance = (name: string): void => signalInstance(name, 'SIGKILL')

/** SIGSTOP freezes an instance and SIGCONT thaws it; SIGTERM stops it as an update does, and its supervisor starts another. */
export function signalInstance(name: string, signal: NodeJS.Signals): void {
  const pid = pidOf(name)
  if (pid === undefined) throw new Error(`there is no ${name}`)
  process.kill(pid, signal)
}

/** The names of the running instances. */
export const instances = (): string[] => processes().map(({ name }) => name)

/** The process id of an instance; another one after a restart. */
export const pidOf = (name: string): number | undefined => processes().find((child) => child.name === name)?.pid

/** Whether an edge or API itself, not through the balancer, says that it is ready. */
export async function isReady(name: string): Promise<boolean> {
  const [kind, number] = name.split('-')
  const origin = (kind === 'edge' ? edges() : apis())[Number(number) - 1]
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  return answer?.ok === true
}
