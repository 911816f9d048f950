/** The chunks that affect the pixels, with the maximum number of bytes to read of each. */
const KEPT: Readonly<Record<string, number>> = {
  ...{ IHDR: 13, PLTE: 768, IDAT: Number.POSITIVE_INFINITY, IEND: 0 },
  ...{ tRNS: 256, gAMA: 4, sRGB: 1, cHRM: 32, iCCP: 200_000, eXIf: 65_536 },
}

/** The bytes of length, type and checksum around a chunk's data. */
const FRAME = 12

/**
 * Removes the chunks of a PNG that do not affect its pixels (PNG specification, section 11), because a file may contain
 * thousands of texts, some compressed. A broken file stays broken.
 */
export function pngWithoutTexts(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  for (let at = 8; at + FRAME <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + FRAME + length
    const again = type !== 'IDAT' && seen.has(type)
    if (length <= (KEPT[type] ?? -1) && !again) parts.push(bytes.subarray(at, end))
    seen.add(type)
    at = end
  }
  return Buffer.concat(parts)
}
