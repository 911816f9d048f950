/** Letters that no Unicode decomposition takes apart. */
const WHOLE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** A word in lower case as it is typed on a keyboard without accents: `żółw` becomes `zolw`. */
export const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðþßæœı]/g, (letter) => WHOLE[letter] ?? letter)
