import { formatDollars, toCents, toDollars } from './money'

test('dollars are written with two decimals and thousands separators', () => {
  expect(formatDollars(1234.5)).toBe('$1,234.50')
  expect(formatDollars(0)).toBe('$0.00')
  expect([-0, -0.001, 0.1 + 0.2 - 0.3].map(formatDollars)).toEqual(['$0.00', '$0.00', '$0.00'])
})

test('amounts are written as the browser writes them for the United States', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const cents of [1, 99, 100, 99_999, 100_000, 123_456_789, 100_000_000_000, -1, -500, -123_456]) {
    expect(formatDollars(cents / 100)).toBe(format.format(cents / 100))
  }
})

test('a price needs no formatter of the browser, whose first one takes long', () => {
  const used = jest.spyOn(Intl, 'NumberFormat')
  formatDollars(1234.5)
  expect(used).not.toHaveBeenCalled()
  used.mockRestore()
})

test('cents survive conversion to dollars and back', () => {
  for (const cents of [0, 1, 29, 1999, 200_100]) expect(toCents(toDollars(cents))).toBe(cents)
})
