import { syncBuiltinESMExports } from 'node:module'

/**
 * Keeps this process from signalling others, which Node's permission model allows: SIGUSR1 would open the debugger of
 * another Node process.
 */
export function disableSignals(): void {
  for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd']) Reflect.deleteProperty(process, name)
  syncBuiltinESMExports()
}
