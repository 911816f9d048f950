import type { WriteStream } from 'node:tty'

/** Where progress goes: a terminal, or any stream for logs. */
export type Screen = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>

/** Tells step by step what happens, each with its time. On a terminal a last, passing line shows what is under way. */
export class Progress {
  readonly #active = new Set<string>()
  /** After the first failure the others only end because of it: they are not marked as failed too. */
  #failed = false

  constructor(private readonly screen: Screen) {}

  /** Runs a step and prints it when it has ended. What it resolves to as `note` is shown after its name. */
  async step<T>(name: string, work: () => Promise<T>, note?: (result: T) => string): Promise<T> {
    const started = performance.now()
    this.#active.add(name)
    this.#passing()
    try {
      const result = await work()
      this.#done(name, '✓', note?.(result) ?? '', started)
      return result
    } catch (error) {
      if (!this.#failed) this.#done(name, '✗', '', started)
      this.#failed = true
      this.#active.delete(name)
      throw error
    }
  }

  /** Prints a line of its own. */
  say(line: string): void {
    this.#clear()
    this.screen.write(`${line}\n`)
    this.#passing()
  }

  #done(name: string, mark: string, note: string, started: number): void {
    this.#active.delete(name)
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    this.say(`${mark} ${`${name}${note && `, ${note}`}`.padEnd(48)} ${seconds.padStart(6)} s`)
  }

  #passing(): void {
    if (!this.screen.isTTY || this.#active.size === 0) return
    this.#clear()
    this.screen.write(`… ${[...this.#active].join(', ')}`.slice(0, (this.screen.columns ?? 80) - 1))
  }

  #clear(): void {
    if (this.screen.isTTY) this.screen.write('\r\u001b[K')
  }
}
