import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all that nobody holds, and what only that held. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  for (let turn = 0; turn < 2; turn += 1) {
    runInNewContext('gc()')
    await wait(10)
  }
}
