import { computed, type ReadableAtom } from 'nanostores'

/** A computed store with the value that the server renders (`init`), as every shared store has it. */
export function derivedStore<T, R>(
  source: ReadableAtom<T> & { init: T },
  read: (value: T) => R,
): ReadableAtom<R> & { init: R } {
  return Object.assign(computed(source, read), { init: read(source.init) })
}
