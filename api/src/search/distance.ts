/** Edits between a typed term and a word. */
export interface Distance {
  /** To the whole word. */
  whole: number
  /** To the beginning of the word that comes nearest: of a word that is still being typed. */
  begun: number
}

/**
 * Optimal string alignment (Damerau-Levenshtein without edits inside a swap): insert, leave out, replace, swap neighbours.
 * Memory of three rows; both texts are short.
 */
export function distance(term: string, word: string): Distance {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, j) => j)
  for (let i = 1; i <= term.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = term[i - 1] === word[j - 1]
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && term[i - 1] === word[j - 2] && term[i - 2] === word[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return { whole: last[word.length] ?? 0, begun: Math.min(...last) }
}
