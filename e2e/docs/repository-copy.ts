import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { freePort } from '../../tools/src/process/free-port'
import { dataFolder, siteUrl } from '../releases/site-locations'
import type { Step } from './read-recipes'

const REPOSITORY = join(import.meta.dirname, '../..')
const LEFT_OUT = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report', 'coverage'])

/** Commands that run until they are stopped; they have worked once they print an address. */
const LONG_RUNNING = /^npm run dev\b/
const ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/

/** Milliseconds that a command may take. */
const COMMAND_TIMEOUT_MS = 300_000

/** A newcomer's copy of the repository, with the site under test as its `npm start`. */
export class RepositoryCopy {
  readonly dir = mkdtempSync(join(tmpdir(), 'superium-docs-'))

  constructor() {
    cpSync(REPOSITORY, this.dir, {
      recursive: true,
      filter: (path) => path === REPOSITORY || !LEFT_OUT.has(basename(path)),
    })
    const packages = readdirSync(join(this.dir, 'packages')).map((name) => `packages/${name}`)
    for (const folder of ['.', ...readdirSync(this.dir), ...packages]) linkPackages(folder, this.dir)
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=docs', '-c', 'user.email=docs@localhost', ...args], { cwd: this.dir })
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'As cloned')
  }

  /** Follows one step exactly; throws with the output when it fails. */
  async follow(step: Step): Promise<void> {
    if (step.kind === 'commands') {
      for (const line of step.lines) await this.run(line)
    } else if (step.kind === 'file') {
      mkdirSync(dirname(join(this.dir, step.path)), { recursive: true })
      writeFileSync(join(this.dir, step.path), step.content)
    } else {
      execFileSync('git', ['apply', '-'], { cwd: this.dir, input: step.patch })
    }
  }

  private async run(line: string): Promise<void> {
    const child = spawn('bash', ['-ec', line.replaceAll('http://localhost:3000', siteUrl())], {
      cwd: this.dir,
      env: {
        ...process.env,
        SUPERIUM_DATA: dataFolder(),
        SUPERIUM_PORT: new URL(siteUrl()).port,
        SUPERIUM_DEV_PORT: String(await freePort()),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let printed = ''
    const stop = (signal: NodeJS.Signals) => child.pid && process.kill(-child.pid, signal)
    const listen = (chunk: Buffer) => {
      printed += chunk
      if (LONG_RUNNING.test(line) && ADDRESS.test(printed)) stop('SIGINT')
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const timer = setTimeout(() => stop('SIGKILL'), COMMAND_TIMEOUT_MS)
    const [code] = await once(child, 'exit')
    clearTimeout(timer)
    const worked = code === 0 || (LONG_RUNNING.test(line) && ADDRESS.test(printed))
    if (!worked) throw new Error(`"${line}" ended with ${code}:\n${printed}`)
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}

/** Links every installed package except the workspaces, which the copy has itself. */
function linkPackages(folder: string, copy: string): void {
  const installed = join(REPOSITORY, folder, 'node_modules')
  if (!existsSync(installed)) return
  const target = join(copy, folder, 'node_modules')
  mkdirSync(target)
  for (const name of readdirSync(installed)) {
    if (name !== '@superium') symlinkSync(join(installed, name), join(target, name))
  }
  if (!existsSync(join(installed, '@superium'))) return
  cpSync(join(installed, '@superium'), join(target, '@superium'), { recursive: true, verbatimSymlinks: true })
}
