import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { closeAfterEach } from '../testing/close-after-each'
import { browse, startSite } from '../testing/start-site'

closeAfterEach()

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
])('a document is sent as %s to a browser that accepts "%s"', async (coding, accepted, read) => {
  const answer = await browse(await startSite(), '/products', { 'accept-encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(coding)
  expect(String(answer.headers.vary).toLowerCase()).toContain('accept')
  expect(String(read(answer.rawPayload))).toMatch(/^<!doctype html>.*<\/html>$/s)
})
