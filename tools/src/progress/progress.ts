import type { WriteStream } from 'node:tty'

/** The output of progress: a terminal, or any stream for logs. */
export type Screen = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>

/** Milliseconds between two log lines about the same step. */
const NOTE_EVERY_MS = 15_000

/** Prints one line with its duration for each step. On a terminal, the last line shows the steps in progress. */
export class Progress {
  /** The steps in progress, with their latest notes. */
  readonly #active = new Map<string, string>()
  #noted = performance.now()
  /** A failure also ends the other steps, so only the first one is marked as failed. */
  #failed = false

  constructor(private readonly screen: Screen) {}

  /**
   * Runs a step and prints it when it ends, with `note` of its result after its name. A step whose result does not
   * satisfy `holds` is marked as failed.
   */
  async step<T>(
    name: string,
    work: () => Promise<T>,
    note?: (result: T) => string,
    holds: (result: T) => boolean = () => true,
  ): Promise<T> {
    const started = performance.now()
    this.#active.set(name, '')
    this.#showActive()
    try {
      const result = await work()
      this.#done(name, holds(result) ? '✓' : '✗', note?.(result) ?? '', started)
      return result
    } catch (error) {
      if (!this.#failed) this.#done(name, '✗', '', started)
      this.#failed = true
      this.#active.delete(name)
      throw error
    }
  }

  /** Reports how far a step is: next to its name on a terminal, as an occasional line in a log. */
  note(name: string, text: string): void {
    if (!this.#active.has(name) || this.#active.get(name) === text) return
    this.#active.set(name, text)
    if (this.screen.isTTY) this.#showActive()
    else if (performance.now() - this.#noted >= NOTE_EVERY_MS) {
      this.#noted = performance.now()
      this.say(`… ${name}: ${text}`)
    }
  }

  /** Prints a separate line. */
  say(line: string): void {
    this.#clear()
    this.screen.write(`${line}\n`)
    this.#showActive()
  }

  #done(name: string, mark: string, note: string, started: number): void {
    this.#active.delete(name)
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    this.say(`${mark} ${`${name}${note && `, ${note}`}`.padEnd(48)} ${seconds.padStart(6)} s`)
  }

  #showActive(): void {
    if (!this.screen.isTTY || this.#active.size === 0) return
    this.#clear()
    const steps = [...this.#active].map(([name, text]) => (text ? `${name}: ${text}` : name))
    this.screen.write(`… ${steps.join(', ')}`.slice(0, (this.screen.columns ?? 80) - 1))
  }

  #clear(): void {
    if (this.screen.isTTY) this.screen.write('\r\u001b[K')
  }
}
