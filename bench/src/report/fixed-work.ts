import { createHash } from 'node:crypto'
import { median } from './median'
import type { Metric } from './metric'

const RUNS = 7
const ROWS = 40_000

/** Writes, parses, sorts and hashes the same rows every time. */
function work(): string {
  const rows = Array.from({ length: ROWS }, (_, n) => ({ id: (n * 48_271) % 2_147_483_647, name: `Row ${n % 977}` }))
  const parsed = JSON.parse(JSON.stringify(rows)) as typeof rows
  parsed.sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
  return createHash('sha256').update(JSON.stringify(parsed)).digest('hex')
}

/**
 * The time in milliseconds that this machine takes for a fixed piece of JavaScript; two runs are comparable only if it
 * is similar.
 */
export function measureFixedWork(): Metric {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return { name: 'this machine: a fixed piece of JavaScript', unit: 'ms', value: median(times) }
}
