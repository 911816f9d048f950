/** Prints progress: a line with its duration for each step that ends. */
export class Steps {
  constructor(private readonly print: (line: string) => void) {}

  /** Runs a step, and prints it with `note` of its result when it ends. */
  async step<T>(name: string, work: () => Promise<T>, note?: (result: T) => string): Promise<T> {
    const started = performance.now()
    const ended = (mark: string, more = '') => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(1)
      this.print(`${mark} ${`${name}${more && `, ${more}`}`.padEnd(48)} ${seconds.padStart(6)} s`)
    }
    try {
      const result = await work()
      ended('✓', note?.(result))
      return result
    } catch (error) {
      ended('✗')
      throw error
    }
  }

  say = (line: string): void => this.print(line)
}
