import type { CategoryIndex } from './category-index'

/** Computes something of a category index at its first use, for each list of words, and keeps it as long as the index. */
export function keepOfIndex<T>(make: (categoryIndex: CategoryIndex, words: readonly string[]) => T) {
  const kept = new WeakMap<CategoryIndex, Map<string, T>>()
  return (categoryIndex: CategoryIndex, words: readonly string[] = []): T => {
    const known = kept.get(categoryIndex) ?? new Map<string, T>()
    kept.set(categoryIndex, known)
    const key = words.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(categoryIndex, words)
    known.set(key, made)
    return made
  }
}
