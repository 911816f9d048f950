import { setTimeout as sleep } from 'node:timers/promises'

/** Statuses of an overloaded shop. */
const BUSY = [429, 503, 504]
const GIVE_UP_MS = 60_000

/**
 * Retries the call for up to a minute while the shop is busy, because preparing an attack must not fail on a slow
 * machine.
 */
export async function fetchPatiently(url: string, init?: RequestInit): Promise<Response> {
  for (const giveUp = Date.now() + GIVE_UP_MS; ; await sleep(500)) {
    const answer = await fetch(url, init)
    if (!BUSY.includes(answer.status) || Date.now() > giveUp) return answer
    await answer.arrayBuffer()
  }
}
