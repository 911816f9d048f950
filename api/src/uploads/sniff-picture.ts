/** The accepted types of uploads (spec §5 "Seller form"), and WebP, which phones and other shops send. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

/** What a file has at an offset in bytes. */
const SIGNATURES: readonly (readonly [PictureType, string, number])[] = [
  ['jpeg', '\xff\xd8\xff', 0],
  ['png', '\x89PNG\r\n\x1a\n', 0],
  ['gif', 'GIF87a', 0],
  ['gif', 'GIF89a', 0],
  ['webp', 'WEBP', 8],
]

/**
 * Detects a picture's type by its first bytes, regardless of its name and declared type; null for any other content.
 */
export function sniffPicture(bytes: Buffer): PictureType | null {
  const start = bytes.toString('latin1', 0, 12)
  return SIGNATURES.find(([, signature, at]) => start.startsWith(signature, at))?.[0] ?? null
}
