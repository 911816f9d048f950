import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../error-code'

/** Whether any process of the group (a child started `detached` and its descendants) is still alive. */
export function groupLives(leader: number): boolean {
  try {
    process.kill(-leader, 0)
    return true
  } catch {
    return false
  }
}

/** Sends a signal to the whole group; a group that has ended is not an error. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Ends a group with SIGTERM, and with SIGKILL whatever is left after `idleTimeout` milliseconds. */
export async function stopGroup(leader: number, idleTimeout = 5_000): Promise<void> {
  signalGroup(leader, 'SIGTERM')
  const deadline = Date.now() + idleTimeout
  while (groupLives(leader) && Date.now() < deadline) await sleep(25)
  if (!groupLives(leader)) return
  signalGroup(leader, 'SIGKILL')
  while (groupLives(leader) && Date.now() < deadline + 2_000) await sleep(25)
}
