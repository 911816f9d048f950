import { PERSONAL_PREFIX } from '@superium/shared/constants'

/** A stored value of the signed-in shopper; the shell removes it when the session ends. */
export interface PersonalStorageEntry<T> {
  /** The stored value, which survives a reload; null if there is none. */
  read(): T | null
  write(value: T): void
  remove(): void
}

/**
 * Stores a value as JSON, or in memory if the browser blocks storage: `tab` uses session storage, `browser` local
 * storage, which all tabs share. `parse` returns null for a malformed value.
 */
export function personalStorageEntry<T>(
  name: string,
  seenBy: 'tab' | 'browser',
  parse: (stored: unknown) => T | null,
): PersonalStorageEntry<T> {
  const key = `${PERSONAL_PREFIX}${name}`
  const area = (): Storage => (seenBy === 'tab' ? sessionStorage : localStorage)
  let inMemory: T | null = null
  return {
    read() {
      if (inMemory) return inMemory
      try {
        return parse(JSON.parse(area().getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write(value) {
      inMemory = null
      try {
        area().setItem(key, JSON.stringify(value))
      } catch {
        inMemory = value
      }
    },
    remove() {
      inMemory = null
      try {
        area().removeItem(key)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}
