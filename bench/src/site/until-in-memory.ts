import { setTimeout as sleep } from 'node:timers/promises'

/** A measurement fails if the words are not in memory after this many seconds. */
const MEMORY_WAIT_SECONDS = 600

/**
 * Lists the categories, because an API that started with an empty shop builds its words when somebody asks for
 * products, and waits until the API reports that it searches in memory; resolves to the seconds since `begun` (of
 * `performance.now()`).
 */
export async function untilInMemory(api: string, begun: number): Promise<number> {
  while (true) {
    await (await fetch(`${api}/api/v1/shop/categories`)).arrayBuffer()
    const { search } = (await (await fetch(`${api}/readyz`)).json()) as { search?: string }
    const seconds = (performance.now() - begun) / 1_000
    if (search === 'memory') return seconds
    if (seconds > MEMORY_WAIT_SECONDS)
      throw new Error(`After ${MEMORY_WAIT_SECONDS} s the API still searches in the database.`)
    await sleep(250)
  }
}
