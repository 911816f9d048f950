import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Milliseconds that one set of lines may take in total. */
const LIMIT_MS = 300_000

/** Environment variables that the test run passes to its children, but that a newcomer's terminal does not have. */
const OF_THIS_RUN =
  /^(?:npm_(?:package|lifecycle|command|execpath|node_execpath)|npm_config_(?:local_prefix|workspace)|INIT_CWD$|NODE_ENV$|NODE_PATH$)/

/** A terminal in an empty folder; working directory and variables persist between sets of lines. */
export class ShellSession {
  readonly start = realpathSync(mkdtempSync(join(tmpdir(), 'superium-team-')))
  private readonly state = mkdtempSync(join(tmpdir(), 'superium-session-'))
  private readonly env: NodeJS.ProcessEnv

  constructor(env: NodeJS.ProcessEnv) {
    const kept = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name))
    this.env = { ...Object.fromEntries(kept), ...env }
    writeFileSync(join(this.state, 'cwd'), this.start)
  }

  /** The current folder. */
  get cwd(): string {
    return readFileSync(join(this.state, 'cwd'), 'utf8').trim()
  }

  /** Runs lines to their end; resolves to what they printed, rejects with it when one fails. */
  async run(lines: string[]): Promise<string> {
    const child = this.spawn([...lines, `pwd > '${this.state}/cwd'`, `export -p > '${this.state}/env'`])
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (printed += part))
    const timer = setTimeout(() => stop(child, 'SIGKILL'), LIMIT_MS)
    const [code] = await once(child, 'close')
    clearTimeout(timer)
    if (code !== 0) throw new Error(`Ended with ${code}:\n${lines.join('\n')}\n${printed}`)
    return printed
  }

  /** Starts a line that runs until it is stopped; resolves when it has printed `expected`, to that and a way to stop it. */
  async begin(line: string, expected: RegExp): Promise<{ found: string; stop(): Promise<void> }> {
    const child = this.spawn([line])
    const ended = once(child, 'close')
    // A test that has run out of time stops nothing itself.
    const leave = () => stop(child, 'SIGTERM')
    process.once('exit', leave)
    void ended.then(() => process.off('exit', leave))
    let printed = ''
    child.stderr?.on('data', (part: Buffer) => (printed += part))
    const found = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (part: Buffer) => {
        printed += part
        const [match] = expected.exec(printed) ?? []
        if (match) resolve(match)
      })
      ended.then(() => reject(new Error(`It ended:\n${line}\n${printed}`)))
    })
    return {
      found,
      async stop() {
        stop(child, 'SIGTERM')
        await ended
      },
    }
  }

  /** Removes the folder in the background, because deleting forty thousand files takes a minute on a busy disk. */
  remove(): void {
    const script = 'for (const dir of process.argv.slice(1)) fs.rmSync(dir, { recursive: true, force: true })'
    const args = ['-e', script, this.start, this.state]
    spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref()
  }

  private spawn(lines: string[]): ChildProcess {
    const variables = join(this.state, 'env')
    const script = [...(existsSync(variables) ? [`source '${variables}'`] : []), ...lines].join('\n')
    return spawn('bash', ['-ec', script], {
      cwd: this.cwd,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
  }
}

/** Stops a line and everything that it started. */
function stop({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}
