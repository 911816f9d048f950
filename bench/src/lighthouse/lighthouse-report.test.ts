import { readLighthouseReport } from './lighthouse-report'

const numbers = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'dom-size',
]
const report = {
  categories: {
    performance: { score: 0.974 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    ...Object.fromEntries(numbers.map((name, index) => [name, { numericValue: index }])),
    'unused-javascript': { details: { overallSavingsBytes: 52_000 } },
  },
}

it('reads scores from 0 to 100, times and bytes', () => {
  expect(readLighthouseReport(JSON.stringify(report))).toMatchObject({
    performance: 97,
    accessibility: 100,
    seo: 92,
    fcp: 0,
    lcp: 1,
    elements: 5,
    unusedScripts: 52_000,
  })
})

it('says in Lighthouse’s words why a page has no scores', () => {
  const failed = { ...report, runtimeError: { code: 'NO_FCP', message: 'The page did not paint.' } }
  expect(() => readLighthouseReport(JSON.stringify(failed))).toThrow('NO_FCP The page did not paint.')
})

it('takes no missing score for a zero', () => {
  const { seo: _, ...categories } = report.categories
  expect(() => readLighthouseReport(JSON.stringify({ ...report, categories }))).toThrow('"seo"')
})
