/** What a picture may be when it is uploaded (spec §5 "Seller form"). */
export type PictureType = 'jpeg' | 'png' | 'gif'

const SIGNATURES: readonly (readonly [PictureType, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
]

/** The type of a picture by its first bytes, whatever its name and declared type say; null for any other content. */
export function sniffPicture(bytes: Buffer): PictureType | null {
  const start = bytes.toString('latin1', 0, 8)
  return SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
}
