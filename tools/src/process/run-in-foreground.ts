import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program in the foreground and passes SIGTERM on to it; resolves to its exit code (1 after a signal). */
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

/** Runs a script with Node in the foreground. */
export const runNodeInForeground = (args: string[], env?: Record<string, string>): Promise<number> =>
  runInForeground(process.execPath, args, env)
