import { parseTelemetry } from './telemetry-report'

const load = { remote: 'mf-cart', version: '1.4.0', kind: 'load' }

test('a report is parsed without unknown fields', () => {
  const failure = { ...load, kind: 'render', code: 'TypeError', route: '/product-detail/:id' }
  const vital = { remote: 'mf-cart', version: '1.4.0', metric: 'LCP', value: 1234.5 }
  expect(
    parseTelemetry({ outcomes: [{ ...load, share: 0.1, user: 'ada' }, failure], vitals: [vital], url: '/?q=1' }),
  ).toEqual({ outcomes: [{ ...load, share: 0.1 }, failure], vitals: [vital] })
})

test('a route pattern can have optional parts', () => {
  const failure = { ...load, kind: 'render', route: '/checkout/:step?' }
  expect(parseTelemetry({ outcomes: [failure], vitals: [] }).outcomes).toEqual([failure])
})

test.each([
  ['a list', []],
  ['no vitals', { outcomes: [] }],
  ['an unknown kind', { outcomes: [{ ...load, kind: 'click' }], vitals: [] }],
  ['a message for a code', { outcomes: [{ ...load, code: 'Cannot read ada@shop.example' }], vitals: [] }],
  ['an address for a route', { outcomes: [{ ...load, route: '/category?search=ada' }], vitals: [] }],
  ['a share of nothing', { outcomes: [{ ...load, share: 0 }], vitals: [] }],
  ['a value that is no number', { outcomes: [], vitals: [{ ...load, metric: 'LCP', value: '1' }] }],
  ['an unknown metric', { outcomes: [], vitals: [{ ...load, metric: 'FID', value: 1 }] }],
])('%s is rejected', (_, value) => {
  expect(() => parseTelemetry(value)).toThrow('must be')
})
