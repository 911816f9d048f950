import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program in the foreground; resolves to its exit code (1 after a signal). Passes SIGTERM on to it. */
export async function runInForeground(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<number> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  // Ctrl-C in a terminal reaches both processes; `kill` reaches only this one.
  const end = (): void => void child.kill('SIGTERM')
  process.once('SIGTERM', end)
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    process.off('SIGTERM', end)
  }
}

/** The same for a script that Node runs. */
export const runNodeInForeground = (args: string[], env?: Record<string, string>): Promise<number> =>
  runInForeground(process.execPath, args, env)
