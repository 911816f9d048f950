import type { Format } from './picture-file'

// ISO/IEC 14496-12: a file is a sequence of boxes that begin with their size.
function boxesFill(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    if (size < 8) return false
    at += size
  }
  return at === file.length
}

/** Whether a stored file has its format's signature and its declared length; detects truncated and foreign files. */
export function isIntact(file: Buffer, format: Format): boolean {
  if (file.length < 32) return false
  switch (format) {
    case 'avif':
      return file.toString('latin1', 4, 12) === 'ftypavif' && boxesFill(file)
    case 'webp': {
      const size = file.readUInt32LE(4) + 8
      return (
        file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP' && size === file.length
      )
    }
    case 'jpg':
      return file.readUInt16BE(0) === 0xffd8 && file.readUInt16BE(file.length - 2) === 0xffd9
  }
}
