import { PERSONAL_PREFIX } from '@superium/shared/constants'

/** One value that belongs to the signed-in shopper; the shell removes it when the session ends. */
export interface PersonalStorageEntry<T> {
  /** The value, also after a reload; null when there is none. */
  read(): T | null
  write(value: T): void
  remove(): void
}

/**
 * Keeps a value as JSON, or in memory where storage is refused: `tab` in session storage, `browser` in local storage,
 * where all tabs see it. `parse` returns null for anything malformed.
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
        // Without storage there is no entry to remove.
      }
    },
  }
}
