import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0), crc?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc ?? crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

interface Header {
  width: number
  height: number
  /** Bits of a channel. */
  depth?: number
  /** 0 is grey, 2 RGB, 6 RGBA. */
  colour?: number
}

/** A PNG file by hand. `rows` is what is deflated; `extra` are chunks before the pixels. */
export function pngFile(
  { width, height, depth = 8, colour = 0 }: Header,
  rows: Buffer = Buffer.alloc((width + 1) * height),
  extra: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND'),
  ])
}
