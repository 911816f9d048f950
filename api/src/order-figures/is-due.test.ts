import { isDue } from './is-due'

const now = new Date('2026-11-23T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const today = Date.parse('2026-11-24')
const lastMonth = Date.parse('2026-10-24')

test.each<[string, Date | undefined, number | undefined, boolean]>([
  ['what never was', undefined, lastMonth, true],
  ['today, an hour ago', ago(1), today, false],
  ['today, a day ago', ago(23), today, true],
  ['a day of last month, yesterday', ago(24), lastMonth, false],
  ['a day of last month, as it ended', new Date(lastMonth), lastMonth, true],
  ['a day of last month, a week ago', ago(24 * 7), lastMonth, true],
  ['a coupon, yesterday', ago(24), undefined, false],
  ['a coupon, a week ago', ago(24 * 7), undefined, true],
])('%s: compared again or not', (_, last, end, due) => {
  expect(isDue(last, end, now)).toBe(due)
})
