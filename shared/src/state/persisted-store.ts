import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { lenientStorage } from './lenient-storage'
import { stateTexts } from './texts'
import { notify } from './toasts'

/** The browser's storage, or null on the server and where reading it is forbidden. */
function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

const storage = browserStorage()
if (storage) {
  setPersistentEngine(
    lenientStorage(storage, () => notify('error', stateTexts.storageFull)),
    windowPersistentEvents,
  )
}

/**
 * A store kept in browser storage under `key` and followed across tabs; null is kept as no entry at all. What is stored
 * is parsed once, by `parse`; a malformed value is dropped, not fatal. Where storage is full or refused it lives as long
 * as the page. On the server it is an ordinary atom with the initial value.
 */
export function persisted<T>(
  key: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): WritableAtom<T> & { init: T } {
  const store = persistentAtom<T>(key, initial, {
    encode: (value) => (value === null ? undefined : JSON.stringify(value)),
    decode(text) {
      try {
        return parse(JSON.parse(text)) ?? initial
      } catch {
        return initial
      }
    },
  })
  // Hydration must start from what the server rendered, not from what this browser stored.
  return Object.assign(store, { init: initial })
}
