import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import { errorCode } from '../error-code'
import { makeWritable } from './make-writable'
import { stopGroup } from './process-group'
import { identify, isAlive, type ProcessIdentity } from './process-identity'

interface Run {
  supervisor: ProcessIdentity
  /** Where the running site is, for the second one who asks. */
  address: string
  /** Leaders of the process groups that the supervisor started. */
  children: (ProcessIdentity & { name: string })[]
}

/**
 * The account of a run in its data folder: one supervisor at a time, and after a `kill -9` of it the next one knows
 * which processes were its children. A process is only ever ended when number and start time are those written down.
 */
export class RunLock {
  readonly #path: string
  readonly #run: Run

  private constructor(path: string, run: Run) {
    this.#path = path
    this.#run = run
  }

  /**
   * Takes the data folder for this process and ends what an earlier run left behind. Throws `CliError` when the folder
   * cannot be written or another run holds it. `ended` is called for each orphan.
   */
  static async take(data: string, address: string, ended: (name: string) => void = () => {}): Promise<RunLock> {
    const supervisor = identify(process.pid)
    if (!supervisor) throw new Error('This process cannot be found in the process table.')
    const path = join(data, 'run.json')
    const run: Run = { supervisor, address, children: [] }
    makeWritable(data)
    while (!create(path, run)) {
      const earlier = read(path)
      if (earlier && isAlive(earlier.supervisor)) {
        throw new CliError(
          `Superium already runs from ${data} (${earlier.address}, process ${earlier.supervisor.pid}): stop it first, or set SUPERIUM_DATA to another folder.`,
        )
      }
      const orphans = earlier?.children.filter(isAlive) ?? []
      await Promise.all(orphans.map(({ pid }) => stopGroup(pid)))
      for (const { name } of orphans) ended(name)
      rmSync(path, { force: true })
    }
    return new RunLock(path, run)
  }

  /** Writes down a child, in place of an earlier one of the same name. */
  add(name: string, pid: number): void {
    const identity = identify(pid)
    if (!identity) return
    this.#run.children = [...this.#run.children.filter((child) => child.name !== name), { ...identity, name }]
    writeFileSync(`${this.#path}.draft`, JSON.stringify(this.#run))
    renameSync(`${this.#path}.draft`, this.#path)
  }

  /** Gives the data folder free. */
  release(): void {
    rmSync(this.#path, { force: true })
  }
}

/** Creates the file, whole; false when there is one already. */
function create(path: string, run: Run): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeFileSync(file, JSON.stringify(run))
    closeSync(file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** An earlier run's account; undefined when it was cut short while being written. */
function read(path: string): Run | undefined {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}
