import { PARTS, parseOptions } from './parse-options'

it('measures everything five times by default', () => {
  expect(parseOptions([], '/house')).toMatchObject({ parts: [...PARTS], runs: 5, renders: 10_000, pages: 60 })
})

it('takes parts in their own order, and files from the working directory', () => {
  const options = parseOptions(['--only', 'api,loads', '--runs=3', '--baseline', 'old.json'], '/house')
  expect(options).toMatchObject({ parts: ['loads', 'api'], runs: 3, baseline: '/house/old.json' })
})

it.each([
  [['--only', 'speed'], '--only'],
  [['--runs', '0'], '--runs'],
  [['--renders', 'many'], '--renders'],
  [['--pages', '-1'], '--pages'],
  [['--fast'], '--fast'],
])('refuses %j by name', (args, name) => {
  expect(() => parseOptions(args, '/house')).toThrow(name)
})
