import { DEMO_SELLERS } from '../sellers/demo-sellers'
import {
  bannerPictureKey,
  categoryBanner,
  categoryPicture,
  parsePictureKey,
  productPictureKey,
  SHOP_COUNT,
  shopPictureKey,
} from './picture-key'

test('a key and what it stands for are each other’s inverse', () => {
  const choice = { colour: 3, design: 11, mark: 1 }
  const key = productPictureKey('tee', choice, 2)
  expect(key).toBe('v2-tee-3b01-2')
  expect(parsePictureKey(key)).toEqual({ kind: 'product', recipe: 'tee', choice, view: 2 })
  expect(parsePictureKey(categoryPicture('Watch'))).toEqual({ kind: 'category', index: 11 })
  expect(parsePictureKey(shopPictureKey('logo', 6))).toEqual({ kind: 'shop', part: 'logo', index: 6 })
  expect(DEMO_SELLERS).toHaveLength(SHOP_COUNT)
  expect(parsePictureKey(bannerPictureKey(2))).toEqual({ kind: 'banner', index: 2 })
})

test('three categories have a campaign', () => {
  const keys = ['homedecor', 'beauty', 'gadghets', 'books'].map(categoryBanner)
  expect(keys).toEqual(['v2-banner-0', 'v2-banner-1', 'v2-banner-2', undefined])
})

test('a picture of the first version is drawn as it is now', () => {
  expect(parsePictureKey('v1-tee-3b01-2')).toEqual(parsePictureKey('v2-tee-3b01-2'))
})

test.each([
  ['an empty key', ''],
  ['another version', 'v3-tee-3b01-2'],
  ['an unknown recipe', 'v2-toaster-0000-1'],
  ['a word of every object', 'v2-constructor-0000-1'],
  ['a colour that is not mixed', 'v2-tee-zb01-2'],
  ['a design that is not drawn', 'v2-tee-3c01-2'],
  ['a mark that is not used', 'v2-tee-3b02-2'],
  ['an unknown view', 'v2-tee-3b01-5'],
  ['capitals', 'v2-TEE-3b01-2'],
  ['an ending', 'v2-tee-3b01-2.webp'],
  ['a line break', 'v2-tee-3b01-2\n'],
  ['a way out of the folder', '../v2-tee-3b01-2'],
  ['a fourth banner', 'v2-banner-3'],
  ['an eighth shop', 'v2-shoplogo-7'],
  ['another picture of a shop', 'v2-shopdoor-1'],
])('%s is no picture', (_, key) => {
  expect(parsePictureKey(key)).toBeNull()
})
