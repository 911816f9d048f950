/** UUIDs as four 32-bit words each. */
export type Ids = Uint32Array

/** The id at a position, as text. */
export function idAt(ids: Ids, position: number): string {
  let hex = ''
  for (let word = 4 * position; word < 4 * position + 4; word += 1)
    hex += (ids[word] as number).toString(16).padStart(8, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An id's text as words. */
export const idOf = (text: string): Ids =>
  Uint32Array.from(text.replaceAll('-', '').match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16))

/** Compares the ids at two positions as PostgreSQL does. */
export function compareIds(a: Ids, at: number, b: Ids, bt: number): number {
  for (let word = 0; word < 4; word += 1) {
    const difference = (a[4 * at + word] as number) - (b[4 * bt + word] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** The position of the id at `at` of `one` among sorted ids; -1 if it is not among them. */
export function positionOf(sorted: Ids, one: Ids, at = 0): number {
  let [from, to] = [0, sorted.length / 4]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (compareIds(sorted, middle, one, at) < 0) from = middle + 1
    else to = middle
  }
  return from < sorted.length / 4 && compareIds(sorted, from, one, at) === 0 ? from : -1
}
