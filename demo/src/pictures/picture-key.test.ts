import { bannerPictureKey, categoryPicture, parsePictureKey, productPictureKey } from './picture-key'

test('a key and what it stands for are each other’s inverse', () => {
  const choice = { colour: 3, design: 11, mark: 1 }
  const key = productPictureKey('tee', choice, 2)
  expect(key).toBe('v1-tee-3b01-2')
  expect(parsePictureKey(key)).toEqual({ kind: 'product', recipe: 'tee', choice, view: 2 })
  expect(parsePictureKey(categoryPicture('Watch'))).toEqual({ kind: 'category', index: 11 })
  expect(parsePictureKey(bannerPictureKey(2))).toEqual({ kind: 'banner', index: 2 })
})

test.each([
  ['an empty key', ''],
  ['another version', 'v2-tee-3b01-2'],
  ['an unknown recipe', 'v1-toaster-0000-1'],
  ['a word of every object', 'v1-constructor-0000-1'],
  ['a colour that is not mixed', 'v1-tee-zb01-2'],
  ['a design that is not drawn', 'v1-tee-3c01-2'],
  ['a mark that is not used', 'v1-tee-3b02-2'],
  ['an unknown view', 'v1-tee-3b01-4'],
  ['capitals', 'v1-TEE-3b01-2'],
  ['an ending', 'v1-tee-3b01-2.webp'],
  ['a line break', 'v1-tee-3b01-2\n'],
  ['a way out of the folder', '../v1-tee-3b01-2'],
  ['a fourth banner', 'v1-banner-3'],
])('%s is no picture', (_, key) => {
  expect(parsePictureKey(key)).toBeNull()
})
