import { parseTestOptions, STEPS } from './parse-options'

test('without --only every step runs, with it only those, in their order', () => {
  expect(parseTestOptions([])).toMatchObject({ steps: STEPS, files: [], repeat: 1, changed: false, slowest: false })
  expect(parseTestOptions(['--only', 'unit,lint']).steps).toEqual(['lint', 'unit'])
  expect(parseTestOptions(['--only=e2e']).steps).toEqual(['e2e'])
})

test('files are chosen by path, and their tests by title; they can be repeated', () => {
  const options = parseTestOptions(['orders/quote', 'help', '-t', 'a refund', '--repeat', '20'])
  expect(options).toMatchObject({ files: ['orders/quote', 'help'], title: 'a refund', repeat: 20 })
})

test.each([
  [
    ['--only', 'units'],
    '--only takes lint, types, borders, unit, cluster-unit, e2e, cluster-e2e, harden, not "units".',
  ],
  [['--only', ''], 'not ""'],
  [['--repeat', 'often', 'quote'], '--repeat takes a number, not "often".'],
  [['--repeat', '20'], '--repeat needs the path of a test file.'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused with the reason', (options, reason) => {
  expect(() => parseTestOptions(options)).toThrow(reason)
})
