import { fillPhrase } from '../phrases/fill-phrase'
import { createRandom } from '../random/random'
import { PRODUCT_KINDS } from './product-kinds'

test('fills in words, choices and ranges, the same for the same seed', () => {
  const text = () => fillPhrase('{brand} has {two|three} and {3..9}.', { brand: 'Voxel' }, createRandom(7))
  expect(text()).toMatch(/^Voxel has (two|three) and [3-9]\.$/)
  expect(text()).toBe(text())
})

test('refuses a word that nothing gives', () => {
  expect(() => fillPhrase('{brnad}', { brand: 'Voxel' }, createRandom(1))).toThrow(/"brnad"/)
})

test('every phrase of every kind can be filled in', () => {
  for (const kind of Object.values(PRODUCT_KINDS).flat()) {
    const words = {
      ...{ brand: 'b', noun: 'n', colour: 'c', model: 'm', mark: 'k', title: 't', metal: 'g' },
      ...Object.fromEntries(Object.entries(kind.own ?? {}).map(([word, texts]) => [word, texts[0] ?? ''])),
    }
    for (const phrase of [kind.name, ...kind.openings, ...kind.facts, ...kind.endings]) {
      expect(fillPhrase(phrase, words, createRandom(1))).not.toMatch(/[{}]/)
    }
  }
})
