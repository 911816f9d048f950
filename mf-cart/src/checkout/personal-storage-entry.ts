import { PERSONAL_PREFIX } from '@superium/shared/constants'

/** One value of this tab that belongs to the signed-in shopper; the shell drops it when the session ends. */
export interface PersonalStorageEntry<T> {
  /** The value, also after a reload; null when there is none. */
  read(): T | null
  write(value: T): void
  remove(): void
}

/** Keeps a value as JSON in session storage, or in memory where storage is refused. `parse` returns null for anything malformed. */
export function personalStorageEntry<T>(name: string, parse: (stored: unknown) => T | null): PersonalStorageEntry<T> {
  const key = `${PERSONAL_PREFIX}${name}`
  let inMemory: T | null = null
  return {
    read() {
      if (inMemory) return inMemory
      try {
        return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write(value) {
      inMemory = null
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        inMemory = value
      }
    },
    remove() {
      inMemory = null
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Without storage there is no entry to remove.
      }
    },
  }
}
