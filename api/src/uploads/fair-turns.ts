type Job = () => Promise<void>

/**
 * Runs one job at a time. Callers who wait take turns, so that nobody's many pictures delay another's one. How many wait is
 * bounded by `UploadPlaces`.
 */
export class FairTurns {
  /** The waiting jobs of each caller; the caller in front is next. */
  readonly #waiting = new Map<string, Job[]>()
  #running = false

  /** Rejects with the job's own error. */
  run<T>(caller: string, job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const jobs = this.#waiting.get(caller) ?? []
      jobs.push(() => job().then(resolve, reject))
      this.#waiting.set(caller, jobs)
      if (!this.#running) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#running = true
    for (let job = this.#take(); job; job = this.#take()) await job()
    this.#running = false
  }

  #take(): Job | undefined {
    for (const [caller, [job, ...others]] of this.#waiting) {
      this.#waiting.delete(caller)
      if (others.length > 0) this.#waiting.set(caller, others)
      if (job) return job
    }
    return undefined
  }
}
