import { categoryDocument } from './measure-rendering'

test('no address comes twice, so that no cache of documents helps', () => {
  const addresses = Array.from({ length: 32_000 }, (_, n) => categoryDocument(n).path)
  expect(new Set(addresses).size).toBe(addresses.length)
})
