import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long the steps (seconds) and test files (milliseconds) of the last runs took. */
interface Times {
  steps: Record<string, number>
  files: Record<string, number>
}

/** Remembers from run to run how long steps and test files take. Kept with the installed packages. */
export class TestTimes {
  readonly #path: string
  readonly #times: Times
  readonly #started = new Map<string, number>()

  constructor(private readonly root: string) {
    this.#path = join(root, 'node_modules/.cache/superium/test-times.json')
    this.#times = existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, 'utf8')) : { steps: {}, files: {} }
  }

  /** Milliseconds of each file that there is in its last run, the slowest first. */
  get slowest(): [path: string, milliseconds: number][] {
    return Object.entries(this.#times.files)
      .filter(([path]) => existsSync(join(this.root, path)))
      .toSorted(([, a], [, b]) => b - a)
  }

  /** Times a step that runs whole, so that the next run can say how long it takes; one that fails may have ended early. */
  async step<T extends { failed: number }>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    this.#started.set(name, started)
    const result = await work()
    if (result.failed === 0) {
      this.#times.steps[name] = (performance.now() - started) / 1_000
      this.#save()
    }
    return result
  }

  /** `; 1:05 of about 3:40` for a step in progress that has run before, else the time that has passed. */
  left(step: string): string {
    const started = this.#started.get(step)
    if (started === undefined) return ''
    const passed = minutes((performance.now() - started) / 1_000)
    const last = this.#times.steps[step]
    return last === undefined ? `; ${passed}` : `; ${passed} of about ${minutes(last)}`
  }

  /** Remembers how long files took. */
  ran(files: ReadonlyMap<string, number>): void {
    Object.assign(this.#times.files, Object.fromEntries(files))
    this.#save()
  }

  #save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(this.#times))
  }
}

/** `1:05` for 65 seconds. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
