import { isAscii } from 'node:buffer'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import type { FeedFormat } from './feed-format'
import { UnreadableFeed } from './unreadable-feed'

/** The encodings from which somebody may choose for a CSV file. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'iso-8859-1',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** How a file encodes its text, and whether the file says so or its letters only look like it. */
export interface FileEncoding {
  /** One of {@link ENCODINGS}, or what an XML file declares. */
  encoding: string
  certainty: 'certain' | 'likely' | 'doubtful'
}

/** Bytes of words with letters outside ASCII, which suffice to recognize a language. */
const WORDS = 65_536

const certain = (encoding: string): FileEncoding => ({ encoding, certainty: 'certain' })

const byteOrderMark = (start: Buffer): string | undefined => {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : undefined
}

/**
 * UTF-16 without a byte-order mark, which `chardet` does not detect: no other text has bytes that are zero, and those of
 * headings, digits and delimiters are on one side.
 */
function bareUtf16(start: Buffer): string | undefined {
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (start.length < 8) return undefined
  if (odd > start.length / 64 && odd > 8 * even) return 'utf-16le'
  return even > start.length / 64 && even > 8 * odd ? 'utf-16be' : undefined
}

function declared(start: Buffer): string {
  const [, name = 'utf-8'] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.toString('latin1')) ?? []
  if (!iconv.encodingExists(name)) throw new UnreadableFeed(`The file declares an unknown encoding: "${name}".`)
  return name.toLowerCase()
}

/**
 * Detects the encoding of a file: by its byte-order mark, its XML declaration, or whether its bytes are UTF-8; otherwise
 * by the letters of its words. Throws `UnreadableFeed` for XML in an unknown encoding.
 */
export async function detectEncoding(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  format: FeedFormat,
): Promise<FileEncoding> {
  const utf8 = new TextDecoder()
  let start: Buffer | undefined
  let [good, bad, words] = [0, 0, '']
  const count = (text: string) => {
    bad += text.split('\ufffd').length - 1
    good += text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0
  }
  for await (const piece of pieces) {
    if (!start) {
      start = piece.subarray(0, 4096)
      const encoding = byteOrderMark(start) ?? bareUtf16(start)
      if (encoding !== undefined) return certain(encoding)
      if (format === 'xml') return certain(declared(start))
    }
    const isPlain = isAscii(piece)
    count(isPlain ? utf8.decode() : utf8.decode(piece, { stream: true }))
    if (!isPlain && words.length < WORDS)
      words += `${
        piece
          .toString('latin1')
          .match(/[a-z\x80-\xff]*[\x80-\xff][a-z\x80-\xff]*/gi)
          ?.join(' ') ?? ''
      } `
  }
  count(utf8.decode())
  // A few broken characters in a UTF-8 file are reported by row.
  return bad === 0 || good >= 4 * bad ? certain('utf-8') : guess(Buffer.from(words, 'latin1'))
}

const CANDIDATES: Readonly<Record<string, Encoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'windows-1251': 'windows-1251',
  'windows-1250': 'windows-1250',
}

function guess(words: Buffer): FileEncoding {
  const found = analyse(words).flatMap(({ name, confidence }) => {
    const encoding = CANDIDATES[name]
    return encoding ? [{ encoding, confidence }] : []
  })
  const [best, second] = found
  if (!best) return { encoding: 'windows-1252', certainty: 'doubtful' }
  const isClear = best.confidence >= 15 && best.confidence >= 1.5 * (second?.confidence ?? 0)
  return { encoding: best.encoding, certainty: isClear ? 'likely' : 'doubtful' }
}

/**
 * Decodes a file without its byte-order mark; bytes that the encoding does not know become U+FFFD. Throws
 * `UnreadableFeed` for a file that is no text.
 */
export async function* decode(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  for await (const piece of pieces) {
    const text = decoder.write(piece)
    if (text.includes('\0')) throw new UnreadableFeed('The file is not a text.')
    if (text) yield text
  }
  const rest = decoder.end()
  if (rest) yield rest
}
