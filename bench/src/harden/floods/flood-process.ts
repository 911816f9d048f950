import { constants, setPriority } from 'node:os'
import { type LoadResult, runLoadTest } from '../../http/run-load-test'
import type { Ammunition } from './flood'
import { FLOODS } from './flood-list'

/** The message that starts a flood in its own process. */
export interface FloodOrder {
  name: string
  origin: string
  seconds: number
  /** Requests that were sent before: the next ones are new. */
  from: number
  ammunition: Ammunition
}

// Attackers have computers of their own: theirs must not take the time of the site's.
setPriority(constants.priority.PRIORITY_LOW)

process.once('message', async ({ name, origin, seconds, from, ammunition }: FloodOrder) => {
  const flood = FLOODS.find((one) => one.name === name)
  if (!flood) throw new Error(`There is no flood "${name}".`)
  const next = (n: number) => flood.next(from + n, ammunition)
  const result: LoadResult = await runLoadTest({ origin, connections: flood.connections, seconds, next })
  process.send?.(result, () => process.disconnect())
})
