import { readLook } from './table-look'

test('a stored appearance is read back unchanged', () => {
  const look = { hidden: ['SKU', 'Seller'], compact: true }
  expect(readLook(JSON.stringify(look))).toEqual(look)
})

test.each([null, '', 'x', '3', '{"hidden":1}'])('%j gives the default appearance', (text) => {
  expect(readLook(text)).toEqual({ hidden: [], compact: false })
})
