import { fieldWords, valueWords } from './field-words'

test('field names become words', () => {
  expect(['basePrice', 'desc', 'sku', '_id', 'event', 'status'].map(fieldWords)).toEqual([
    'Base price',
    'Description',
    'SKU',
    'ID',
    'Step',
    'Status',
  ])
})

test('values are formatted for people', () => {
  expect([true, false, null, undefined, '', [], ['', '']].map(valueWords)).toEqual([
    ...['yes', 'no', 'none', 'none', 'none', 'none', 'none'],
  ])
  expect(valueWords(['teapot', 'gift'])).toBe('teapot, gift')
  expect(valueWords('2026-11-22T11:00:00.000Z')).toMatch(/^Nov 22, 2026, \d\d:00$/)
  expect(valueWords({ price: 9.5 })).toBe('{"price":9.5}')
  expect(valueWords(0)).toBe('0')
})
