import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts what follows beside itself, and ends its whole group when its input ends, even if this process is killed. */
const GUARD = '"$@" & cat > /dev/null; kill 0'

/** A program with everything that it starts. */
export interface GuardedProcess {
  /** Resolves once none of it is left. */
  end(): Promise<void>
}

/** Starts a program that leaves nothing behind. `heard` receives each line that it or what it starts prints. */
export function startGuarded(
  command: string[],
  env: Record<string, string>,
  heard: (line: string) => void,
): GuardedProcess {
  const child: ChildProcess = spawn('sh', ['-c', GUARD, 'sh', ...command], {
    detached: true,
    env: { ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', heard)
  const closed = once(child, 'close')
  return {
    end: async () => {
      child.stdin?.end()
      await closed
    },
  }
}
