const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = Buffer.from(';')

/** The end of the sub-blocks that begin at `at`. */
function afterSubBlocks(bytes: Buffer, at: number): number {
  let next = at
  while (next < bytes.length && bytes[next] !== 0) next += (bytes[next] ?? 0) + 1
  return next + 1
}

/** The size of a colour table in bytes, from the flags before it. */
const colourTable = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * Reduces a GIF to its first frame (GIF89a specification, sections 17 to 27), because decoders scan all frames even if
 * only one is needed. Returns the whole file if it has no frame.
 */
export function firstGifFrame(bytes: Buffer): Buffer {
  let at = 13 + colourTable(bytes[10])
  while (bytes[at] === EXTENSION) at = afterSubBlocks(bytes, at + 2)
  if (bytes[at] !== IMAGE) return bytes
  // The descriptor has ten bytes; the colour table and the initial code size follow.
  const end = afterSubBlocks(bytes, at + 10 + colourTable(bytes[at + 9]) + 1)
  return end > bytes.length ? bytes : Buffer.concat([bytes.subarray(0, end), TRAILER])
}
