import { readFileSync } from 'node:fs'

interface Run {
  children: { name: string; pid: number }[]
}

function processes(): Run['children'] {
  const path = process.env.SUPERIUM_RUN
  if (!path) throw new Error('SUPERIUM_RUN does not name the account of the run')
  return (JSON.parse(readFileSync(path, 'utf8')) as Run).children
}

/** Kills one instance (`edge-1`, `api-2` …) as a crash would; its supervisor starts another. */
export function crashInstance(name: string): void {
  const found = processes().find((child) => child.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  process.kill(found.pid, 'SIGKILL')
}

/** The names of the running instances. */
export const instances = (): string[] => processes().map(({ name }) => name)
