/** The number of edits between a typed term and a word. */
export interface EditDistance {
  /** Edits to the whole word. */
  whole: number
  /** Edits to the nearest prefix of the word, because the term may still be incomplete. */
  begun: number
}

const tooFar: EditDistance = { whole: Number.POSITIVE_INFINITY, begun: Number.POSITIVE_INFINITY }

/**
 * Optimal string alignment (Damerau-Levenshtein without edits inside a swap): insert, delete, replace, swap neighbours.
 * Returns infinity for more than `most` edits, so that it can stop early.
 */
export function editDistance(term: string, word: string, most = Number.POSITIVE_INFINITY): EditDistance {
  // Later letters cannot matter within `most` edits.
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
    // No later row can have fewer edits, not even through a swap, which skips a row.
    if (nearest > most) return tooFar
    ;[before, last, row] = [last, row, before]
  }
  const upTo = (edits: number) => (edits > most ? Number.POSITIVE_INFINITY : edits)
  return { whole: upTo(last[width] ?? 0), begun: upTo(Math.min(...last)) }
}
