import { formatNumber } from './format-number'

test('whole numbers have separators between their thousands', () => {
  const format = new Intl.NumberFormat('en-US')
  for (const value of [0, 7, 999, 1_000, 62_500, 1_000_000, 12_345_678])
    expect(formatNumber(value)).toBe(format.format(value))
})
