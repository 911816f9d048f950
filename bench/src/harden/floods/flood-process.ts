import { constants, setPriority } from 'node:os'
import { type LoadResult, runLoadTest } from '../../http/run-load-test'
import type { Ammunition } from './flood'
import { FLOODS } from './flood-list'

/** The message that starts a flood in its own process. */
export interface FloodOrder {
  name: string
  origin: string
  seconds: number
  /** The number of requests already sent, so that the next ones are new. */
  from: number
  ammunition: Ammunition
}

// Attackers use their own machines, so a flood must not take processor time from the site.
setPriority(constants.priority.PRIORITY_LOW)

process.once('message', async ({ name, origin, seconds, from, ammunition }: FloodOrder) => {
  const flood = FLOODS.find((one) => one.name === name)
  if (!flood) throw new Error(`There is no flood "${name}".`)
  const next = (n: number) => flood.next(from + n, ammunition)
  const result: LoadResult = await runLoadTest({ origin, connections: flood.connections, seconds, next })
  process.send?.(result, () => process.disconnect())
})
