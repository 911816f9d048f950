import { parseTelemetry } from './telemetry-report'

const token = 'a-token'
const load = { remote: 'mf-cart', kind: 'load' }

test('a report is parsed without unknown fields', () => {
  const failure = { ...load, kind: 'render', code: 'TypeError', route: '/product-detail/:id' }
  const vital = { remote: 'mf-cart', metric: 'LCP', value: 1234.5 }
  expect(
    parseTelemetry({ token, outcomes: [{ ...load, user: 'ada' }, failure], vitals: [vital], url: '/?q=1' }),
  ).toEqual({ token, outcomes: [load, failure], vitals: [vital] })
  expect(parseTelemetry({ token })).toEqual({ token })
})

test('a route pattern can have optional parts', () => {
  const failure = { ...load, kind: 'render', route: '/checkout/:step?' }
  expect(parseTelemetry({ token, outcomes: [failure] }).outcomes).toEqual([failure])
})

test.each([
  ['a list', []],
  ['no token', { outcomes: [], vitals: [] }],
  ['a token that is no token', { token: 'a b' }],
  ['an unknown stage', { token, stage: 'middle' }],
  ['an unknown kind', { token, outcomes: [{ ...load, kind: 'click' }], vitals: [] }],
  ['a message for a code', { token, outcomes: [{ ...load, code: 'Cannot read ada@shop.example' }], vitals: [] }],
  ['an address for a route', { token, outcomes: [{ ...load, route: '/category?search=ada' }], vitals: [] }],
  ['a value that is no number', { token, vitals: [{ ...load, metric: 'LCP', value: '1' }] }],
  ['an unknown metric', { token, vitals: [{ ...load, metric: 'FID', value: 1 }] }],
])('%s is rejected', (_, value) => {
  expect(() => parseTelemetry(value)).toThrow('must be')
})
