import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli-error'
import { errorCode } from '../error-code'
import { makeWritable } from './make-writable'
import { stopGroup } from './process-group'
import { identify, isAlive, type ProcessIdentity } from './process-identity'

interface Run {
  supervisor: ProcessIdentity
  /** Address of the running site, for the error message of a second run. */
  address: string
  /** The leaders of the process groups that the supervisor started. */
  children: (ProcessIdentity & { name: string })[]
}

/**
 * A lock file in the data folder. It allows one supervisor at a time and records its children, so that the next run can
 * end them after a `kill -9`. A process is ended only if its pid and start time match the record.
 */
export class RunLock {
  readonly #path: string
  readonly #run: Run

  private constructor(path: string, run: Run) {
    this.#path = path
    this.#run = run
  }

  /**
   * Locks the data folder for this process and ends the children of a killed run, calling `ended` for each. Throws
   * `CliError` when the folder cannot be written or another run holds the lock.
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

  /**
   * Records a child in place of an earlier one with the same name. A full disk must not stop a restart, so the record
   * then misses the child until the next write.
   */
  add(name: string, pid: number): void {
    const identity = identify(pid)
    if (!identity) return
    this.#run.children = [...this.#run.children.filter((child) => child.name !== name), { ...identity, name }]
    try {
      writeFileSync(`${this.#path}.draft`, JSON.stringify(this.#run))
      renameSync(`${this.#path}.draft`, this.#path)
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error
    }
  }

  /** Releases the lock. */
  release(): void {
    rmSync(this.#path, { force: true })
  }
}

/** Creates the file with its content; false if it exists. */
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

/** The record of an earlier run; undefined if it is incomplete. */
function read(path: string): Run | undefined {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}
