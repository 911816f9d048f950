import { bySize } from './size-order'

test('sizes are in the order of a rail', () => {
  const sizes = ['L', 'Size 100', 'xs', 'M', '9', 'One size', 'XL', '42', 'S', '42.5', '3XL', 'Size 50', 'XXL']
  const sorted = bySize(sizes.map((value) => ({ value }))).map(({ value }) => value)
  expect(sorted.join(', ')).toBe('xs, S, M, L, XL, XXL, 3XL, 9, 42, 42.5, One size, Size 50, Size 100')
})
