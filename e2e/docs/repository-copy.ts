import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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
const COMMAND_TIMEOUT_MS = 120_000

/** Milliseconds until the site must show what was released. */
const LOOK_AGAIN_MS = 30_000

/** The output of a command, and whether it worked. */
interface Said {
  works: boolean
  output: string
}

/**
 * A copy of the repository, so that a newcomer's or a team's changes and builds do not touch these sources. Its commands
 * go to the site under test.
 */
export class RepositoryCopy {
  readonly dir = mkdtempSync(join(tmpdir(), 'superium-copy-'))

  constructor() {
    cpSync(REPOSITORY, this.dir, {
      recursive: true,
      filter: (path) => path === REPOSITORY || !LEFT_OUT.has(basename(path)),
    })
    const packages = readdirSync(join(this.dir, 'packages')).map((name) => `packages/${name}`)
    for (const folder of ['.', ...readdirSync(this.dir), ...packages]) linkPackages(folder, this.dir)
    this.git('init', '-q')
    this.git('add', '-A')
    this.git('commit', '-qm', 'As cloned')
  }

  /** Undoes all changes of sources; what was built stays. */
  reset(): void {
    this.git('reset', '-q', '--hard')
    this.git('clean', '-fdq')
  }

  /** Follows one step exactly; throws with the output when it fails. */
  async follow(step: Step): Promise<void> {
    if (step.kind === 'commands') {
      for (const line of step.lines) await this.type(line)
    } else if (step.kind === 'file') {
      mkdirSync(dirname(join(this.dir, step.path)), { recursive: true })
      writeFileSync(join(this.dir, step.path), step.content)
    } else {
      execFileSync('git', ['apply', '-'], { cwd: this.dir, input: step.patch })
    }
  }

  private async type(line: string): Promise<void> {
    const end = Date.now() + LOOK_AGAIN_MS
    for (;;) {
      const { works, output } = await this.run(line.replaceAll('http://localhost:3000', siteUrl()))
      if (works) return
      // Another server learns of a release half a second later, and a busy one leaves the page to the browser.
      if (!line.startsWith('curl') || Date.now() > end) throw new Error(`"${line}" failed:\n${output}`)
    }
  }

  /** Replaces a text in a file; throws when the text is missing. */
  change(file: string, from: string, to: string): void {
    const path = join(this.dir, file)
    const content = readFileSync(path, 'utf8')
    if (!content.includes(from)) throw new Error(`${file} does not say "${from}"`)
    writeFileSync(
      path,
      content.replace(from, () => to),
    )
  }

  /** Runs a line of a terminal to its end. */
  async run(line: string): Promise<Said> {
    const child = spawn('bash', ['-ec', line], {
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
    let output = ''
    const stop = (signal: NodeJS.Signals) => child.pid && process.kill(-child.pid, signal)
    const isUp = () => LONG_RUNNING.test(line) && ADDRESS.test(output)
    const listen = (chunk: Buffer) => {
      output += chunk
      if (isUp()) stop('SIGINT')
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    const timer = setTimeout(() => stop('SIGKILL'), COMMAND_TIMEOUT_MS)
    const [code] = await once(child, 'exit')
    clearTimeout(timer)
    return { works: code === 0 || isUp(), output }
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }

  private git(...args: string[]): void {
    execFileSync('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', ...args], { cwd: this.dir })
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
