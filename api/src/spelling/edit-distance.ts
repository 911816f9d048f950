/** Edits between a typed term and a word. */
export interface EditDistance {
  /** To the whole word. */
  whole: number
  /** To the beginning of the word that comes nearest: of a word that is still being typed. */
  begun: number
}

const tooFar: EditDistance = { whole: Number.POSITIVE_INFINITY, begun: Number.POSITIVE_INFINITY }

/**
 * Optimal string alignment (Damerau-Levenshtein without edits inside a swap): insert, leave out, replace, swap neighbours.
 * Memory of three rows; both texts are short. More edits than `most` are told as infinitely many: nothing is counted once
 * they are certain.
 */
export function editDistance(term: string, word: string, most = Number.POSITIVE_INFINITY): EditDistance {
  // What stands further behind has no part in so few edits.
  const width = Math.min(word.length, term.length + most + 1)
  let [before, last, row]: [number[], number[], number[]] = [[], [], []]
  for (let j = 0; j <= width; j++) last[j] = j
  for (let i = 1; i <= term.length; i++) {
    const letter = term.charCodeAt(i - 1)
    let nearest = i
    row[0] = i
    for (let j = 1; j <= width; j++) {
      const other = word.charCodeAt(j - 1)
      let least = (last[j - 1] ?? 0) + (letter === other ? 0 : 1)
      const shorter = Math.min(row[j - 1] ?? 0, last[j] ?? 0) + 1
      if (shorter < least) least = shorter
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && term.charCodeAt(i - 2) === other)
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row[j] = least
      if (least < nearest) nearest = least
    }
    // No later row has less; a swap, which passes over a row, is never less than this one either.
    if (nearest > most) return tooFar
    ;[before, last, row] = [last, row, before]
  }
  const upTo = (edits: number) => (edits > most ? Number.POSITIVE_INFINITY : edits)
  return { whole: upTo(last[width] ?? 0), begun: upTo(Math.min(...last)) }
}
