import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export { mountSmallDisk } from './small-disk'

/** Sooner than Jest's limit, so that what was waited for is named. */
const LONGEST_MS = 110_000

/** Waits until `holds` is true; rejects, with what it was, when that does not come. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; !(await holds()); await wait(20)) {
    if (performance.now() > end) throw new Error(`It did not come to hold: ${holds}`)
  }
}

/** Collects all that nobody holds, and what only that held. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  for (let turn = 0; turn < 2; turn += 1) {
    runInNewContext('gc()')
    await wait(10)
  }
}
