/** The accepted types of uploads (spec §5 "Seller form"). */
export type PictureType = 'jpeg' | 'png' | 'gif'

const SIGNATURES: readonly (readonly [PictureType, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
]

/**
 * Detects a picture's type by its first bytes, regardless of its name and declared type; null for any other content.
 */
export function sniffPicture(bytes: Buffer): PictureType | null {
  const start = bytes.toString('latin1', 0, 8)
  return SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
}
