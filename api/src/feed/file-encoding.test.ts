import iconv from 'iconv-lite'
import { decode, detectEncoding } from './file-encoding'

async function text(file: Buffer, encoding: string): Promise<string> {
  let all = ''
  // Every character is cut somewhere.
  const pieces = Array.from({ length: file.length }, (_, at) => file.subarray(at, at + 1))
  for await (const piece of decode(pieces, encoding)) all += piece
  return all
}

const GERMAN = 'id;title\nA;Größe für Mädchen, grün, Tür – “Café”\n'
const RUSSIAN = 'id;title\nA;Лампа настольная зелёная, кружка белая\n'
const POLISH = 'id;title\nA;Żółta łódź, ręcznik, świeca, źródło\n'
const KEPT = GERMAN + RUSSIAN + POLISH

test.each([
  ['UTF-8', 'utf-8', KEPT, {}, 'utf-8', 'certain'],
  ['UTF-8 with a byte-order mark', 'utf-8', KEPT, { addBOM: true }, 'utf-8', 'certain'],
  ['UTF-16', 'utf-16le', KEPT, { addBOM: true }, 'utf-16le', 'certain'],
  ['UTF-16, big-endian', 'utf-16be', KEPT, { addBOM: true }, 'utf-16be', 'certain'],
  ['UTF-16 without a byte-order mark', 'utf-16le', GERMAN, {}, 'utf-16le', 'certain'],
  [
    'UTF-16 without a byte-order mark, big-endian',
    'utf-16be',
    POLISH.replace('łódź', 'Āda'),
    {},
    'utf-16be',
    'certain',
  ],
  ['Windows-1252', 'windows-1252', GERMAN, {}, 'windows-1252', 'likely'],
  ['Windows-1251', 'windows-1251', RUSSIAN, {}, 'windows-1251', 'likely'],
  ['Windows-1250', 'windows-1250', POLISH, {}, 'windows-1250', 'likely'],
  ['ISO-8859-1', 'iso-8859-1', 'A;été à la plage, garçon où élève très\n', {}, 'windows-1252', 'likely'],
  ['one letter', 'windows-1252', 'id;title\nA;Café\n', {}, 'windows-1252', 'doubtful'],
] as const)('a CSV file in %s is detected and decoded', async (_, encoding, kept, options, found, certainty) => {
  const file = iconv.encode(kept, encoding, options)
  expect(await detectEncoding([file.subarray(0, 30), file.subarray(30)], 'csv')).toEqual({ encoding: found, certainty })
  expect(await text(file, found)).toBe(kept)
})

test('UTF-16 without a byte-order mark is detected among few Latin letters', async () => {
  const kept = `id;title\nA;${'Лампа настольная зелёная '.repeat(100)}`
  for (const encoding of ['utf-16le', 'utf-16be'])
    expect(await detectEncoding([iconv.encode(kept, encoding)], 'csv')).toEqual({ encoding, certainty: 'certain' })
})

test.each(['windows-1251', 'ISO-8859-1', 'utf-8'])('an XML file in %s says so', async (encoding) => {
  const kept = `<?xml version="1.0" encoding='${encoding}'?><rss>${encoding === 'windows-1251' ? 'Лампа' : 'Tür'}</rss>`
  const file = iconv.encode(kept, encoding)
  const found = await detectEncoding([file], 'xml')
  expect(found.certainty).toBe('certain')
  expect(await text(file, found.encoding)).toBe(kept)
})

test('an XML file without a declaration is UTF-8, and one with an unknown encoding is refused', async () => {
  expect(await detectEncoding([Buffer.from('<rss/>')], 'xml')).toMatchObject({ encoding: 'utf-8' })
  await expect(detectEncoding([Buffer.from('<?xml version="1.0" encoding="ebony"?>')], 'xml')).rejects.toThrow(
    'The file declares an unknown encoding: "ebony".',
  )
})

test('a UTF-8 file with one broken character is UTF-8 nevertheless', async () => {
  const file = Buffer.concat([Buffer.from(KEPT), Buffer.from([0xff])])
  expect(await detectEncoding([file], 'csv')).toEqual({ encoding: 'utf-8', certainty: 'certain' })
})
