import { setTimeout as sleep } from 'node:timers/promises'

/** Resolves when the URL responds 2xx; rejects when `gaveUp` does, or after `limitMs`. */
export async function waitUntilHealthy(url: string, gaveUp: Promise<never>, limitMs = 60_000): Promise<void> {
  const stop = new AbortController()
  const poll = async () => {
    for (const deadline = Date.now() + limitMs; Date.now() < deadline && !stop.signal.aborted; await sleep(50)) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
      if (answer?.ok) return
    }
    if (!stop.signal.aborted) throw new Error(`${url} did not answer within ${limitMs / 1000} s.`)
  }
  try {
    await Promise.race([poll(), gaveUp])
  } finally {
    stop.abort()
  }
}
