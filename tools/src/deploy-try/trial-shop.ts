import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CliError } from '../cli-error'
import type { Engine } from './find-engine'
import { OperationsPage } from './operations-page'
import { PAGE_COMMANDS } from './page-commands'
import { standIn } from './stand-in'

/** For a command that a stop of the trial leaves alone. */
export const TO_ITS_END = new AbortController().signal

/** What an operator has: a copy of the repository with a filled-in deploy/.env, and a shell in it. */
export class TrialShop {
  readonly dir = mkdtempSync(join(tmpdir(), 'superium-deploy-'))
  readonly #page: OperationsPage
  readonly #env: NodeJS.ProcessEnv
  readonly #backups = join(this.dir, 'backups')
  readonly copy = join(this.dir, 'superium')
  readonly #stop = new AbortController()
  /** Aborted when the trial is stopped. */
  readonly stopped = this.#stop.signal

  constructor(
    root: string,
    readonly engine: Engine,
  ) {
    this.#page = new OperationsPage(root)
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
    for (const file of String(listed).split('\0').filter(Boolean)) {
      mkdirSync(join(this.copy, file, '..'), { recursive: true })
      cpSync(join(root, file), join(this.copy, file), { force: true })
    }
    for (const folder of ['backups', 'bin', 'google']) mkdirSync(join(this.dir, folder))
    const { settings, override } = standIn(join(this.dir, 'google'), join(root, 'tools'))
    this.#fillIn(settings)
    writeFileSync(join(this.dir, 'trial.yaml'), override)
    // The page's commands are run as they are; only what stands in for Google is added to them.
    const command = execFileSync('sh', ['-c', `command -v ${engine.command}`], { encoding: 'utf8' }).trim()
    const files = `-f deploy/compose.yaml -f ${join(this.dir, 'trial.yaml')}`
    const shim = `#!/bin/sh
[ "$1 $2 $3" = "compose -f deploy/compose.yaml" ] && { shift 3; exec ${command} compose ${files} "$@"; }
exec ${command} "$@"
`
    writeFileSync(join(this.dir, 'bin/docker'), shim, { mode: 0o755 })
    this.#env = { ...process.env, PATH: `${join(this.dir, 'bin')}:${process.env.PATH}` }
  }

  /** Fills in deploy/env.example as an operator would, without a mail server. */
  #fillIn(settings: Record<string, string>): void {
    const filled: Record<string, string | undefined> = {
      ...settings,
      POSTGRES_PASSWORD: randomBytes(32).toString('hex'),
      SERVICE_TOKEN: randomBytes(32).toString('hex'),
      PAYOUT_KEY: randomBytes(32).toString('base64'),
      BANK_DETAILS: 'Superium|IBAN XX00 0000',
      CHECK_PAYEE: 'Superium',
      NODE_IMAGE: process.env.NODE_IMAGE,
      POSTGRES_IMAGE: process.env.POSTGRES_IMAGE,
      NGINX_IMAGE: process.env.NGINX_IMAGE,
    }
    const example = readFileSync(join(this.copy, 'deploy/env.example'), 'utf8')
    const env = example.replaceAll(/^([A-Z_]+)=.*$/gm, (line: string, name: string) =>
      filled[name] ? `${name}=${filled[name]}` : line,
    )
    writeFileSync(join(this.copy, 'deploy/.env'), env, { mode: 0o600 })
  }

  /** Runs commands of docs/operations.md; resolves to what they printed. Throws `CliError` with that if they fail. */
  follow(what: keyof typeof PAGE_COMMANDS): Promise<string> {
    const [heading, mark] = PAGE_COMMANDS[what]
    const commands = this.#page.commands(heading, mark).replaceAll('/var/backups', this.#backups)
    return this.shell(commands)
  }

  /**
   * Runs a script in the copy, and throws `CliError` with its output if it fails, or 'Stopped.' when it is ended because
   * `stopped` is aborted.
   */
  async shell(script: string, stopped = this.stopped): Promise<string> {
    const child = this.#spawn('bash', ['-eo', 'pipefail', '-c', script], stopped)
    child.stdin.end()
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    const code = await ended
    if (code === 0) return out
    stopped.throwIfAborted()
    throw new CliError(
      `These commands ended with ${code}:\n${script}\n${`${out}${err}`.split('\n').slice(-40).join('\n')}`,
    )
  }

  #spawn(command: string, args: string[], stopped = this.stopped): ChildProcessWithoutNullStreams {
    stopped.throwIfAborted()
    // A process group, because Compose outlives the shell that started it.
    const child = spawn(command, args, { cwd: this.copy, env: this.#env, detached: true })
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM')
      } catch {
        // It has ended by itself.
      }
    }
    stopped.addEventListener('abort', end)
    child.once('close', () => stopped.removeEventListener('abort', end))
    return child
  }

  /** A compose command; resolves to what it printed. */
  compose = (command: string, stopped?: AbortSignal): Promise<string> =>
    this.shell(`docker compose -f deploy/compose.yaml ${command}`, stopped)

  /** Asks a visitor beside the balancer to do something (`inside/visitor.ts`); resolves to what it saw. */
  async visitor<T>(command: string): Promise<T> {
    return JSON.parse(await this.compose(`exec -T visitor node /try/dist/deploy-visitor.js ${command}`)) as T
  }

  /** Visits the shop while `work` runs. */
  async underTraffic<T>(work: () => Promise<T>): Promise<{ seen: Traffic; result: T }> {
    const args = ['compose', '-f', 'deploy/compose.yaml', 'exec', '-T', 'visitor']
    const child = this.#spawn('docker', [...args, 'node', '/try/dist/deploy-visitor.js', 'traffic'])
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    let result: T
    try {
      result = await work()
    } finally {
      child.stdin.end()
    }
    const [out, err] = await said
    if (!out) throw new CliError(`The visitors saw nothing: ${err}`)
    return { seen: JSON.parse(out) as Traffic, result }
  }

  /** Makes the copy a newer version, with one more migration. */
  becomeNewer(): void {
    const migrations = join(this.copy, 'api/migrations')
    const journal = join(migrations, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
    const { idx, when, ...last } = entries.at(-1)
    const tag = `${String(idx + 1).padStart(4, '0')}_deploy_try`
    const next = { ...last, idx: idx + 1, when: when + 1, tag }
    writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
    writeFileSync(join(migrations, `${tag}.sql`), 'create table deploy_try (id uuid primary key)')
    appendFileSync(join(this.copy, 'edge/src/main.ts'), '\n// A newer version.\n')
  }

  /** Ends the command that runs, and throws 'Stopped.' instead of each further one. */
  stop(): void {
    this.#stop.abort(new CliError('Stopped.'))
  }

  /** Removes containers, volumes and the copy; images stay for the next trial. Says what it cannot remove. */
  async remove(): Promise<void> {
    const down = '--profile operator down -v --remove-orphans --timeout 5'
    await this.compose(down, TO_ITS_END).catch((error: Error) => console.error(error.message))
    // The newer version has a migration that no shop may get.
    const back = 'docker tag superium-$one:before superium-$one && docker rmi superium-$one:before'
    await this.shell(`for one in api edge; do ${back}; done`, TO_ITS_END).catch(() => {})
    rmSync(this.dir, { recursive: true, force: true })
  }
}

/** What visitors saw. */
export interface Traffic {
  requests: number
  failures: number
  slowestMs: number
  /** The first failures, with time and path. */
  failed: string[]
}
