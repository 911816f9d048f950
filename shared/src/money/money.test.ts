import { formatDollars, toCents, toDollars } from './money'

test('dollars are written with two decimals and thousands separators', () => {
  expect(formatDollars(1234.5)).toBe('$1,234.50')
  expect(formatDollars(0)).toBe('$0.00')
})

test('cents survive conversion to dollars and back', () => {
  for (const cents of [0, 1, 29, 1999, 200_100]) expect(toCents(toDollars(cents))).toBe(cents)
})
