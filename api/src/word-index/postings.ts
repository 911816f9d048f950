/**
 * The postings lists of many words in one byte array: each position is stored as its distance to the previous one, in 1
 * to 5 bytes.
 */
export interface Postings {
  /** Where each word's list begins; the last entry is the end. */
  starts: Int32Array
  bytes: Uint8Array
}

/** Packs lists of ascending positions. */
export function packPostings(lists: readonly (readonly number[])[]): Postings {
  const starts = new Int32Array(lists.length + 1)
  let bytes = new Uint8Array(1024)
  let end = 0
  for (const [i, positions] of lists.entries()) {
    starts[i] = end
    if (end + 5 * positions.length > bytes.length) {
      const larger = new Uint8Array(2 * bytes.length + 5 * positions.length)
      larger.set(bytes)
      bytes = larger
    }
    let before = 0
    for (const position of positions) {
      let gap = position - before
      before = position
      for (; gap > 127; gap >>>= 7) bytes[end++] = (gap & 127) | 128
      bytes[end++] = gap
    }
  }
  starts[lists.length] = end
  return { starts, bytes: bytes.slice(0, end) }
}

/**
 * The size in bytes of the lists of the words `from` to `to` (exclusive), which is at least their number of positions.
 */
export const sizeOf = ({ starts }: Postings, from: number, to: number): number =>
  (starts[to] as number) - (starts[from] as number)

/**
 * Raises the level of all positions of the words `from` to `to` (exclusive) from `level` to the next one, and writes
 * those positions to `reached`, starting at index `count`. Returns the new length of `reached`.
 */
export function raise(
  { starts, bytes }: Postings,
  from: number,
  to: number,
  levels: Uint8Array,
  level: number,
  reached: Int32Array,
  count: number,
): number {
  let filled = count
  for (let word = from; word < to; word += 1) {
    const end = starts[word + 1] as number
    let position = 0
    for (let at = starts[word] as number; at < end; ) {
      let byte = bytes[at++] as number
      let gap = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number
        gap |= (byte & 127) << shift
      }
      position += gap
      if (levels[position] === level) {
        levels[position] = level + 1
        reached[filled++] = position
      }
    }
  }
  return filled
}
