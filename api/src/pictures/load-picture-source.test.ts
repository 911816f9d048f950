import { pathToFileURL } from 'node:url'
import { testPictureSource } from '../testing/test-pictures'
import { loadPictureSource } from './load-picture-source'

const load = async (asked: string[], url: string) => {
  asked.push(url)
  return { pictureSource: testPictureSource }
}

test.each([
  ['/shop/pictures.js', 'file:///shop/pictures.js'],
  ['./pictures.js', pathToFileURL(`${process.cwd()}/pictures.js`).href],
  ['@shop/pictures', '@shop/pictures'],
])('%s is loaded as %s', async (module, url) => {
  const asked: string[] = []
  expect(await loadPictureSource(module, (one) => load(asked, one))).toBe(testPictureSource)
  expect(asked).toEqual([url])
})

test.each([
  [
    'a module that is missing',
    () => Promise.reject(new Error('not found')),
    /PICTURE_SOURCE: "x" cannot be loaded: not found/,
  ],
  ['a module without a source', async () => ({ default: {} }), /PICTURE_SOURCE: "x" does not export a pictureSource/],
])('%s is refused with an error of one sentence', async (_, missing, message) => {
  await expect(loadPictureSource('x', missing)).rejects.toThrow(message)
})
