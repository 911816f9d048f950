import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `holds` is true; a test that waits in vain ends by its own time-out. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20)
}
