import { isPassing } from './is-passing'

/**
 * Wraps promises of a section's data: if a reload of the same `key` fails temporarily, it calls `onKept` and resolves
 * to the previous data. The same promise always gets the same wrapper, because React renders old data again while new
 * data loads.
 */
export function createKeeper<T>(onKept: () => unknown): (data: Promise<T>, key: string) => Promise<T> {
  const known = new WeakMap<Promise<T>, Promise<T>>()
  let latest: { key: string; lasting: Promise<T> } | undefined
  return (data, key) => {
    const found = known.get(data)
    if (found) return found
    const before = latest?.key === key ? latest.lasting : undefined
    const lasting = before ? data.catch((error: unknown) => lastOf(before, error, onKept)) : data
    known.set(data, lasting)
    latest = { key, lasting }
    return lasting
  }
}

async function lastOf<T>(before: Promise<T>, error: unknown, onKept: () => unknown): Promise<T> {
  if (!isPassing(error)) throw error
  const last = await before.catch(() => {
    throw error
  })
  onKept()
  return last
}
