import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

/**
 * A store kept in browser storage under `key` and followed across tabs. What is stored is parsed once, by `parse`;
 * a malformed value is dropped, not fatal. On the server it is an ordinary atom with the initial value.
 */
export function persisted<T>(
  key: string,
  initial: T,
  parse: (value: unknown) => T | undefined,
): WritableAtom<T> & { init: T } {
  const store = persistentAtom<T>(key, initial, {
    encode: JSON.stringify,
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
