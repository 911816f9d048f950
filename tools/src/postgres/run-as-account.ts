import { spawn } from 'node:child_process'
import { parse } from 'node:path'

/**
 * The unprivileged account that a server runs as; null if this process is not root and runs it under its own account.
 */
export interface Account {
  uid: number
  gid: number
}

export interface Outcome {
  code: number | null
  output: string
}

/**
 * Runs a program to its end as `account`, and collects its output. The working directory is the root, which any account
 * can enter.
 */
export function runAsAccount(
  program: string,
  args: readonly string[],
  account: Account | null,
  input = '',
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: parse(process.cwd()).root,
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    // Not "close": a server started by pg_ctl would keep inherited pipes open.
    child.on('exit', (code) => setImmediate(() => resolve({ code, output })))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Like {@link runAsAccount}, but rejects with the program's last message if it fails. */
export async function runAsAccountOrThrow(
  program: string,
  args: readonly string[],
  account: Account | null,
  input = '',
): Promise<void> {
  const { code, output } = await runAsAccount(program, args, account, input)
  if (code !== 0) throw new Error(lastWords(output) || `${program} ended with code ${code}.`)
}

/** The last line with an error, or else the last line that is not empty. */
export function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  return lines.findLast((line) => /FATAL|ERROR|error:|fatal/i.test(line)) ?? lines.findLast(Boolean) ?? ''
}
