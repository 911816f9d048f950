import { setTimeout as wait } from 'node:timers/promises'

/** Waits until `holds` is true; a test that waits in vain ends by its own time-out. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20)
}
