import { markdownTable } from './markdown-table'
import { quantile } from './median'
import { isMet, type Metric } from './metric'

const lcp: Metric = {
  name: 'phone home: LCP',
  unit: 'ms',
  value: 1_210,
  oneBundle: 1_100,
  goal: { atMost: 1_300, ratioAtMost: 1.1 },
}

it('shows the price of composition, the goal and the change', () => {
  const [, , row] = markdownTable([lcp], new Map([['phone home: LCP', 2_420]])).split('\n')
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'phone home: LCP',
    '1210 ms',
    '1100 ms',
    '1.10×',
    '≤ 1300 ms, ratio ≤ 1.10',
    'met',
    '0.50×',
    '',
  ])
})

it('shows no ratio to a zero of the earlier run', () => {
  const tbt: Metric = { name: 'phone category: TBT', unit: 'ms', value: 13 }
  expect(markdownTable([tbt], new Map([['phone category: TBT', 0]]))).not.toMatch(/Infinity|NaN|×/)
})

it('leaves out columns that hold nothing', () => {
  expect(markdownTable([{ name: 'documents', unit: '/s', value: 100 }]).split('\n')[0]).toMatch(/^\| +\| +measured \|$/)
})

it('misses a goal by its bound or by its ratio', () => {
  expect(isMet({ ...lcp, value: 1_301, oneBundle: 1_301 })).toBe(false)
  expect(isMet({ ...lcp, oneBundle: 1_000 })).toBe(false)
  expect(isMet({ ...lcp, goal: { atLeast: 2_000 } })).toBe(false)
})

it('takes the nearest rank as a quantile', () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2)
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4)
})
