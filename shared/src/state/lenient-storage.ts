import type { PersistentStore } from '@nanostores/persistent'

/**
 * Browser storage that never throws: a value that the browser refuses (full, forbidden) is kept in memory until the
 * page is closed, and `refused` is called the first time.
 */
export function lenientStorage(real: Storage, refused: () => void): PersistentStore {
  const kept = new Map<string, string>()
  let told = false
  const write = (key: string, value: string): void => {
    try {
      real.setItem(key, value)
      kept.delete(key)
    } catch {
      kept.set(key, value)
      if (!told) refused()
      told = true
    }
  }
  return new Proxy<PersistentStore>(
    {},
    {
      has: (_, key) => kept.has(String(key)) || real.getItem(String(key)) !== null,
      get: (_, key) => kept.get(String(key)) ?? real.getItem(String(key)) ?? undefined,
      set(_, key, value: string) {
        write(String(key), value)
        return true
      },
      deleteProperty(_, key) {
        kept.delete(String(key))
        real.removeItem(String(key))
        return true
      },
    },
  )
}
