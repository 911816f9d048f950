import { parseMinutes, parseSteps } from './parse-steps'

test.each([
  ['10, 50, 100', [10, 50, 100]],
  ['10 % 50 %;100', [10, 50, 100]],
  ['25', [25]],
  ['', null],
  ['50, 10', null],
  ['10, 10', null],
  ['0, 50', null],
  ['10, 101', null],
  ['10, many', null],
  [Array.from({ length: 21 }, (_, index) => index + 1).join(','), null],
])('the steps "%s" are %j', (text, steps) => expect(parseSteps(text)).toEqual(steps))

test.each([
  ['1', 1],
  ['10080', 10_080],
  ['10081', null],
  ['0', null],
  ['1.5', null],
])('%s minutes are %j', (text, minutes) => expect(parseMinutes(text)).toBe(minutes))
