import { setTimeout as sleep } from 'node:timers/promises'

/** Seconds after which a measurement ends without the words in memory. */
const MEMORY_WAIT_SECONDS = 600

/** Waits until the API says that it searches in its memory; resolves to the seconds since `begun`, of `performance.now()`. */
export async function untilInMemory(api: string, begun: number): Promise<number> {
  while (true) {
    const { search } = (await (await fetch(`${api}/healthz`)).json()) as { search?: string }
    const seconds = (performance.now() - begun) / 1_000
    if (search === 'memory') return seconds
    if (seconds > MEMORY_WAIT_SECONDS)
      throw new Error(`After ${MEMORY_WAIT_SECONDS} s the API still searches in the database.`)
    await sleep(250)
  }
}
