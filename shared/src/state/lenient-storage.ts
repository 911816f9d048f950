import type { PersistentStore } from '@nanostores/persistent'

/**
 * Browser storage that never throws. A value that the browser refuses (full, forbidden), and all of them where there is
 * no storage (null), is kept in memory until the page is closed; `refused` gets the error of the first time.
 */
export function lenientStorage(real: Storage | null, refused: (error: unknown) => void): PersistentStore {
  /** Each with what is stored instead: once another tab has stored something else, that is newer. */
  const kept = new Map<string, { value: string; over: string | undefined }>()
  let told = false
  const stored = (key: string): string | undefined => {
    try {
      return real?.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  const read = (key: string): string | undefined => {
    const mine = kept.get(key)
    const there = stored(key)
    if (mine?.over === there) return mine?.value ?? there
    kept.delete(key)
    return there
  }
  const write = (key: string, value: string): void => {
    try {
      if (!real) throw new DOMException('There is no storage.', 'SecurityError')
      real.setItem(key, value)
      kept.delete(key)
    } catch (error) {
      kept.set(key, { value, over: stored(key) })
      if (!told) refused(error)
      told = true
    }
  }
  return new Proxy<PersistentStore>(
    {},
    {
      has: (_, key) => read(String(key)) !== undefined,
      get: (_, key) => read(String(key)),
      set(_, key, value: string) {
        write(String(key), value)
        return true
      },
      deleteProperty(_, key) {
        kept.delete(String(key))
        try {
          real?.removeItem(String(key))
        } catch {
          // What cannot be stored has nothing to remove.
        }
        return true
      },
    },
  )
}
