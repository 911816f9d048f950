import { parseOptions } from './parse-options'

test('every part runs by default, trials and soak only in a whole run', () => {
  expect(parseOptions([], 1_234_567)).toEqual({
    ...{ parts: ['rounds', 'floods', 'kills', 'fuzz', 'trials', 'soak'], minutes: 30, short: false, seed: 234_567 },
    ...{ flood: '', rounds: 1000, report: '', help: false },
  })
  expect(parseOptions(['--short'])).toMatchObject({ parts: ['rounds', 'floods', 'kills', 'fuzz'], rounds: 20 })
  expect(parseOptions(['--rounds', '1000'])).toMatchObject({ rounds: 1000 })
  expect(parseOptions(['--only', 'soak,fuzz', '--minutes', '3', '--seed', '7'])).toMatchObject({
    ...{ parts: ['fuzz', 'soak'], minutes: 3, seed: 7 },
  })
})

test.each([
  [['--only', 'flood'], '--only takes rounds, floods, kills, fuzz, trials, soak, not "flood".'],
  [['--minutes', '0'], '--minutes takes a whole number from 1 to 240, not "0".'],
  [['--rounds', '0'], '--rounds takes a whole number from 1 to 100000, not "0".'],
  [['--seed', 'x'], '--seed takes a whole number from 0 to 999999, not "x".'],
])('%j is refused with a sentence', (args, message) => expect(() => parseOptions(args)).toThrow(message))
