/** The encodings of files that are not Unicode; the first one is assumed. */
export const encodings = {
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
} as const
export type Encoding = keyof typeof encodings

/** The text of a file, and the encoding that was assumed if the file is not Unicode. */
export interface DecodedFile {
  text: string
  assumed?: Encoding
}

const [ASSUMED] = Object.keys(encodings) as [Encoding]

/** The encoding of a Unicode text; undefined for other files. */
function unicodeOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return undefined
  }
}

/** Decodes a file that a spreadsheet has written: Unicode, or else in the chosen encoding. */
export async function decodeFile(file: Blob, chosen = ASSUMED): Promise<DecodedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const unicode = unicodeOf(bytes)
  const text = new TextDecoder(unicode ?? chosen).decode(bytes)
  return unicode ? { text } : { text, assumed: chosen }
}
