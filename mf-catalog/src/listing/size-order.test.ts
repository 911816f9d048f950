import { bySize } from './size-order'

test('sizes are in the order of a rail', () => {
  const sizes = ['L', '42', 'xs', 'M', '9', 'One size', 'XL', 'S', '42.5', '3XL', 'XXL'].map((value) => ({ value }))
  const sorted = bySize(sizes).map(({ value }) => value)
  expect(sorted).toEqual(['9', '42', '42.5', 'One size', 'xs', 'S', 'M', 'L', 'XL', 'XXL', '3XL'])
})
