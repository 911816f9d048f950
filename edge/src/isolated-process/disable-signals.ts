import { syncBuiltinESMExports } from 'node:module'

/**
 * Takes from this process the signals to others, which the permission model leaves it: SIGUSR1 opens the debugger of a Node
 * process, and with it all that process has.
 */
export function disableSignals(): void {
  for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd']) Reflect.deleteProperty(process, name)
  syncBuiltinESMExports()
}
