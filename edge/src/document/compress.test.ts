import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { acceptedCoding, compressed } from './compress'

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip; q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('Accept-Encoding %s takes %s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding)
})

const page = `<p>${'words '.repeat(5000)}</p>`

test('what is compressed reads the same', async () => {
  expect(await text(compressed(Readable.from([page, page]), 'br').pipe(createBrotliDecompress()))).toBe(page + page)
  expect(await text(compressed(Readable.from([page]), 'gzip').pipe(createGunzip()))).toBe(page)
  expect(await text(compressed(Readable.from([page]), undefined))).toBe(page)
})

test('a first piece goes out before the last has come', async () => {
  const source = new PassThrough()
  const decoder = compressed(source, 'br').pipe(createBrotliDecompress())
  source.write('first')
  const [piece] = await new Promise<Buffer[]>((resolve) => decoder.once('data', (chunk: Buffer) => resolve([chunk])))
  expect(piece?.toString()).toBe('first')
  source.end('last')
  expect(await text(decoder)).toBe('last')
})
