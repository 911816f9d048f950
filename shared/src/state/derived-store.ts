import { computed, type ReadableAtom } from 'nanostores'

/** A computed store that, like every shared store, says what its first value is on the server (`init`). */
export function derived<T, R>(
  source: ReadableAtom<T> & { init: T },
  read: (value: T) => R,
): ReadableAtom<R> & { init: R } {
  return Object.assign(computed(source, read), { init: read(source.init) })
}
