import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `holds` is true; fails after `limit` milliseconds. */
export async function until(holds: () => boolean, limit = 8_000): Promise<void> {
  for (const deadline = Date.now() + limit; !holds(); await sleep(20)) {
    if (Date.now() > deadline) throw new Error('It did not come to hold in time.')
  }
}
