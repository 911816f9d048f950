import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export { mountSmallDisk } from './small-disk'

/** Shorter than Jest's limit, so that the error names the condition. */
const LONGEST_MS = 25_000

/** Waits until `holds` is true; rejects with its source if that takes too long. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; !(await holds()); await wait(20)) {
    if (performance.now() > end) throw new Error(`It did not come to hold: ${holds}`)
  }
}

/** Collects garbage twice: unreferenced objects, then those that only they referenced. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  for (let turn = 0; turn < 2; turn += 1) {
    runInNewContext('gc()')
    await wait(10)
  }
}
