/** Thrown when too many pictures wait already. */
export class QueueFull extends Error {
  constructor() {
    super('too many pictures are waiting to be encoded')
  }
}

type Job = () => Promise<void>

/** Runs at most `workers` jobs at once: visitors' jobs first, background jobs only when no visitor waits. */
export class EncodeQueue {
  readonly #urgent: Job[] = []
  readonly #idle: Job[] = []
  #running = 0

  constructor(
    private readonly workers: number,
    private readonly limit: number,
  ) {}

  /** Rejects with {@link QueueFull} when `limit` jobs of the same urgency wait already, or with the job's own error. */
  run<T>(job: () => Promise<T>, urgent = true): Promise<T> {
    const line = urgent ? this.#urgent : this.#idle
    if (line.length >= this.limit) return Promise.reject(new QueueFull())
    return new Promise((resolve, reject) => {
      line.push(() => job().then(resolve, reject))
      this.#next()
    })
  }

  #next(): void {
    // Background jobs leave one worker free for visitors.
    const job =
      this.#running < this.workers
        ? (this.#urgent.shift() ?? (this.#running < this.workers - 1 ? this.#idle.shift() : undefined))
        : undefined
    if (!job) return
    this.#running++
    void job().finally(() => {
      this.#running--
      this.#next()
    })
  }
}
