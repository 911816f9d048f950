import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'

const { SUPERIUM_RUN: run = '', SUPERIUM_FAULTS: control = '' } = process.env
const data = dirname(run)

/** The reason why fault tests cannot run here; empty if they can. */
export const notBreakable =
  run && control ? '' : 'NOT RUN: only `npm test` starts a site with a line that can be broken.'

/** Delays or cuts the connection between both APIs and the database; `{}` repairs it. */
export async function breakDatabaseLine(fault: { delayMs?: number; cut?: boolean }): Promise<void> {
  const answer = await fetch(`${control}/database`, { method: 'PUT', body: JSON.stringify(fault) })
  expect(answer.status).toBe(204)
}

/** Whether the site runs its own PostgreSQL, which a test may restart. */
export const hasOwnPostgres = (): boolean => existsSync(postmasterFile())

const postmasterFile = (): string => join(data, 'postgres', 'cluster', 'postmaster.pid')

/** The process of the site's PostgreSQL; 0 while there is none. */
export const postgresPid = (): number =>
  hasOwnPostgres() ? Number(readFileSync(postmasterFile(), 'utf8').split('\n', 1)[0]) : 0

/** Stops PostgreSQL as an administrator would (fast shutdown); the site starts it again. */
export function stopPostgres(): void {
  process.kill(postgresPid(), 'SIGINT')
}

/**
 * Sets the clocks of these servers (`api-2`, `edge-2`) this many minutes ahead of the true time, or behind it if
 * negative.
 */
export async function moveClocks(names: readonly string[], minutes: number): Promise<void> {
  writeFileSync(join(data, 'clock-minutes'), String(minutes))
  const { children } = JSON.parse(readFileSync(run, 'utf8')) as { children: { name: string; pid: number }[] }
  for (const name of names) {
    const pid = children.find((child) => child.name === name)?.pid
    if (pid === undefined) throw new Error(`there is no ${name}`)
    const before = clockLines(name)
    process.kill(pid, 'SIGWINCH')
    await expect.poll(() => clockLines(name)).toBe(before + 1)
  }
}

const logOf = (name: string): string => readFileSync(join(data, 'logs', `${name}.log`), 'utf8')

const clockLines = (name: string): number => logOf(name).split(/^clock /m).length - 1

/** Returns a function with the lines that the servers of a kind (`api`, `edge`) have logged since this call. */
export function newLogLines(kind: 'api' | 'edge'): () => string {
  const names = [`${kind}-1`, `${kind}-2`]
  const before = names.map((name) => logOf(name).length)
  return () => names.map((name, at) => logOf(name).slice(before[at])).join('')
}
