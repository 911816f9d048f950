import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { lenientStorage } from './lenient-storage'
import { stateTexts } from './texts'
import { notify } from './toasts'

/** The browser's storage; null where it is forbidden, or missing as in some Android WebViews. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function tell(error: unknown): void {
  const isForbidden = error instanceof DOMException && error.name === 'SecurityError'
  notify('error', isForbidden ? stateTexts.noStorage : stateTexts.storageFull)
}

const engine = typeof window === 'undefined' ? undefined : lenientStorage(browserStorage(), tell)
if (engine) setPersistentEngine(engine, windowPersistentEvents)

/** A store in browser storage. */
export type PersistedStore<T> = WritableAtom<T> & {
  init: T
  /** Reads what another tab has stored, even before its storage event arrives here. */
  reread(): void
}

/**
 * A store in browser storage under `key`, followed across tabs; null removes the entry. `parse` reads a stored value
 * once, and a malformed one is dropped. Where storage is full, refused or missing the value lives as long as the page.
 * On the server it is a plain atom with the initial value.
 */
export function persistedStore<T>(
  key: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): PersistedStore<T> {
  const encode = (value: T): string | undefined => (value === null ? undefined : JSON.stringify(value))
  const decode = (text: string): T => {
    try {
      return parse(JSON.parse(text)) ?? initial
    } catch {
      return initial
    }
  }
  const store = persistentAtom<T>(key, initial, { encode: encode as (value: T) => string, decode })
  const reread = (): void => {
    const text = engine?.[key]
    if (text !== undefined && text !== encode(store.get())) store.set(decode(text))
  }
  // Hydration must start with what the server rendered, not with what this browser stored.
  return Object.assign(store, { init: initial, reread })
}
