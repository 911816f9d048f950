import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '../cli-error'
import { type ChildPlan, lastLines, launchChild, logPath } from './launch-child'
import { signalGroup, stopGroup } from './process-group'
import type { RunLock } from './run-lock'
import { waitUntilHealthy } from './wait-until-healthy'

/** A child that restarts more often than this within `WINDOW_MS` stops the whole site. */
const MAX_RESTARTS = 4
const WINDOW_MS = 60_000

/** Milliseconds between reads of the log of a child that runs to its end. */
const LOOK_EVERY_MS = 1000

export interface ServicePlan extends ChildPlan {
  /** A URL that responds 2xx when the service is ready. */
  health: string
  /** The most milliseconds that the service may take to become ready; a minute by default. */
  readyWithinMs?: number
}

/** Starts services, restarts those that die, and stops all of them. */
export class Supervisor {
  readonly #children: { name: string; child: ChildProcess }[] = []
  readonly #stopHooks: (() => Promise<void>)[] = []
  #stopping: Promise<void> | undefined
  /** Fails the whole run for this reason. */
  fail: (reason: CliError) => void = () => {}
  /** Rejects when a child keeps dying; never resolves. */
  readonly failed: Promise<never>

  constructor(
    private readonly root: string,
    private readonly logs: string,
    private readonly run: RunLock,
    /** Prints a line on the terminal. */
    readonly say: (line: string) => void,
  ) {
    this.failed = new Promise((_, reject) => {
      this.fail = reject
    })
    this.failed.catch(() => {})
  }

  /** Resolves when the service is healthy; throws `CliError` when it dies before that. */
  async start(plan: ServicePlan): Promise<void> {
    const child = this.#launch(plan)
    const died = once(child, 'exit').then(([code]) => {
      throw this.#deathError(plan.name, code)
    })
    died.catch(() => {})
    await waitUntilHealthy(plan.health, died, plan.readyWithinMs)
    if (child.exitCode !== null || child.signalCode !== null) throw this.#deathError(plan.name, child.exitCode)
    child.once('exit', () => void this.#restart(plan, []))
  }

  /**
   * Runs a child to its end; throws `CliError` with the last lines of its log if it fails. `onLine` regularly receives
   * the last line.
   */
  async runOnce(plan: ChildPlan, onLine?: (line: string) => void): Promise<void> {
    const ended = once(this.#launch(plan), 'exit')
    const look = setInterval(() => onLine?.(lastLines(this.logs, plan.name, 1)), LOOK_EVERY_MS)
    const [code] = await ended.finally(() => clearInterval(look))
    if (code !== 0) throw this.#deathError(plan.name, code)
  }

  /** Registers a function that runs after the children have stopped; the last registered runs first. */
  onStop(stop: () => Promise<void>): void {
    this.#stopHooks.push(stop)
    if (this.#stopping) this.#stopping = this.#stopping.then(stop)
  }

  /** Stops everything; a second call waits for the first. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  /** Kills the children immediately. */
  kill(): void {
    for (const { child } of this.#children) if (child.pid) signalGroup(child.pid, 'SIGKILL')
  }

  async #stopAll(): Promise<void> {
    await Promise.all(this.#children.map(({ child }) => child.pid && stopGroup(child.pid)))
    for (const stop of [...this.#stopHooks].reverse()) await stop()
  }

  #launch(plan: ChildPlan, append = false): ChildProcess {
    if (this.#stopping) throw new CliError('Stopped.')
    const child = launchChild(plan, this.root, this.logs, append)
    const at = this.#children.findIndex(({ name }) => name === plan.name)
    this.#children.splice(at < 0 ? this.#children.length : at, at < 0 ? 0 : 1, { name: plan.name, child })
    if (child.pid) this.run.add(plan.name, child.pid)
    return child
  }

  async #restart(plan: ServicePlan, deaths: number[]): Promise<void> {
    if (this.#stopping) return
    const recent = [...deaths, Date.now()].filter((at) => at > Date.now() - WINDOW_MS)
    if (recent.length > MAX_RESTARTS) return this.fail(this.#deathError(plan.name, null))
    this.say(`The ${plan.name} process ended; restarting it (${logPath(this.logs, plan.name)}).`)
    await sleep(250 * 2 ** recent.length)
    if (this.#stopping) return
    this.#launch(plan, true).once('exit', () => void this.#restart(plan, recent))
  }

  #deathError(name: string, code: number | null): CliError {
    const how = code === null ? 'ended' : `ended with code ${code}`
    return new CliError(
      `The ${name} process ${how}; its log is ${logPath(this.logs, name)}, and its last lines are:\n${lastLines(this.logs, name)}`,
    )
  }
}
