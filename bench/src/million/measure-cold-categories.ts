import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchSite } from '../site/start-bench-site'

/** Milliseconds between two price changes. */
const PAUSE_MS = 1_500

/** Response times in milliseconds, and the number of errors. */
export interface ColdCategories {
  times: number[]
  failures: number
}

/** Changes a product's price as an administrator, then requests the categories, repeatedly. */
export async function measureColdCategories(
  { api }: BenchSite,
  token: string,
  ids: readonly string[],
): Promise<ColdCategories> {
  const times: number[] = []
  let failures = 0
  for (const [n, id] of ids.entries()) {
    const changed = await fetch(`${api}/api/v1/admin/products/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ price: 20 + n / 100 }),
    })
    if (!changed.ok) throw new Error(`An administrator's change was answered with status ${changed.status}.`)
    const begun = performance.now()
    const answer = await fetch(`${api}/api/v1/shop/categories`)
    await answer.arrayBuffer()
    if (!answer.ok) failures += 1
    times.push(performance.now() - begun)
    await sleep(PAUSE_MS)
  }
  return { times, failures }
}
