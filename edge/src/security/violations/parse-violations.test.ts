import { parseViolations } from './parse-violations'

const legacy = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/orders/17?token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret',
    ...change,
  },
})

test('an address is named by its origin, without path and query', () => {
  const [found] = parseViolations(legacy())
  expect(found).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    source: 'document',
    path: '/orders/17',
  })
})

test('files of this site are named by their release', () => {
  const change = {
    'blocked-uri': 'https://shop.example/assets/mf-old/1.0.0/7.js',
    'source-file': 'https://shop.example/assets/mf-cart/1.2.0-0c83ab12/7.js',
  }
  expect(parseViolations(legacy(change))).toMatchObject([{ blocked: 'mf-old 1.0.0', source: 'mf-cart 1.2.0-0c83ab12' }])
})

test('the batches of the Reporting API say the same', () => {
  const body = {
    documentURL: 'https://shop.example/',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sourceFile: 'https://shop.example/page',
    sample: 'Element innerHTML|<img',
  }
  const reports = [
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', url: 'https://shop.example/', body },
  ]
  expect(parseViolations(reports)).toEqual([
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', source: 'this site', path: '/' },
  ])
})

test('a batch counts for twenty at most', () => {
  const body = { documentURL: 'https://shop.example/', effectiveDirective: 'img-src', blockedURL: 'data' }
  const report = { type: 'csp-violation', body }
  expect(parseViolations(Array.from({ length: 60 }, () => report))).toHaveLength(20)
})

test.each([
  [{ 'blocked-uri': 'chrome-extension' }],
  [{ 'source-file': 'moz-extension://5c/inject.js' }],
  [{ 'document-uri': 'about' }],
])('%j is left out', (change) => {
  expect(parseViolations(legacy(change))).toEqual([])
})

test.each([
  ['a name that is no directive', { 'effective-directive': 'script-src\nforged log line' }],
  ['a number', { 'blocked-uri': 7 }],
  ['nothing', { 'document-uri': undefined }],
])('%s is refused', (_, change) => {
  expect(() => parseViolations(legacy(change))).toThrow('csp-report.')
})

test.each([null, 7, 'text', {}, [7], [{ type: 'csp-violation' }]])('%j is refused or holds nothing', (json) => {
  let found: unknown[] = []
  try {
    found = parseViolations(json)
  } catch (error) {
    expect((error as Error).name).toBe('ParseError')
  }
  expect(found).toEqual([])
})
