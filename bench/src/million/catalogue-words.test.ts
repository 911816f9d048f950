import { beginnings, catalogueWords } from './catalogue-words'

const texts = ['Blue cotton shirt', 'Blue cotton socks of wool', 'Red mug']

it('tells rare words from common ones and pairs words that one product has', () => {
  const { rare, common, pairs } = catalogueWords(texts)
  expect(rare.toSorted()).toEqual(['mug', 'red', 'shirt', 'socks', 'wool'])
  expect(common.toSorted()).toEqual(['blue', 'cotton'])
  expect(pairs.every((pair) => ['blue cotton', 'cotton blue'].includes(pair))).toBe(true)
})

it('types the beginnings of words, none twice', () => {
  expect(beginnings(['blue', 'blues']).toSorted()).toEqual(['bl', 'blu', 'blue', 'blues'])
})
