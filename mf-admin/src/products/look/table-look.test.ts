import { readLook } from './table-look'

test('a look is read as it was written', () => {
  const look = { hidden: ['SKU', 'Seller'], compact: true }
  expect(readLook(JSON.stringify(look))).toEqual(look)
})

test.each([null, '', 'x', '3', '{"hidden":1}'])('%j is the ordinary look', (text) => {
  expect(readLook(text)).toEqual({ hidden: [], compact: false })
})
