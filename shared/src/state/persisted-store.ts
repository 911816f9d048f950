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
 * A store in browser storage under `key`, followed across tabs; null removes the entry. `parse` reads a stored value
 * once, and a malformed one is dropped. Where storage is full or refused the value lives as long as the page. On the
 * server it is a plain atom with the initial value.
 */
export function persistedStore<T>(
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
  // Hydration must start with what the server rendered, not with what this browser stored.
  return Object.assign(store, { init: initial })
}
