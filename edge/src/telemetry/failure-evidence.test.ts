import { type Counted, failureEvidence, isBroken, isWorse } from './failure-evidence'

const of = (failed: number, visits: number): Counted => ({ failed, visits })

test.each([
  ['4 of 4 against none of 60', of(4, 4), of(0, 60), true],
  ['6 of 10 against none of 90', of(6, 10), of(0, 90), true],
  ['5 % of 1,000 against 0.5 % of 9,000', of(50, 1000), of(45, 9000), true],
  ['2 of 2: too few', of(2, 2), of(0, 1000), false],
  ['3 of 100 against 2 of 100: chance', of(3, 100), of(2, 100), false],
  ['a failure that hits both', of(90, 100), of(810, 900), false],
  ['a failure that hits most of both', of(12, 20), of(100, 180), false],
  ['nothing to compare with', of(50, 50), of(0, 0), false],
  ['a better version', of(5, 100), of(50, 100), false],
  ['1.2 times as often, for sure', of(12_000, 100_000), of(90_000, 900_000), false],
  ['failures that were counted before their page views', of(4, 1), of(0, 50), true],
])('%s', (_, now, before, worse) => {
  expect(isWorse(now, before)).toBe(worse)
})

test('without page views on one side there is no evidence', () => {
  expect(failureEvidence(of(50, 50), of(0, 0))).toBeCloseTo(1)
  expect(failureEvidence(of(0, 0), of(50, 50))).toBeCloseTo(1)
})

test.each([
  ['18 of 20', of(18, 20), true],
  ['40 of 40', of(40, 40), true],
  ['17 of 20', of(17, 20), false],
  ['19 of 19: too few', of(19, 19), false],
  ['89 of 100', of(89, 100), false],
])('%s is broken or not, whatever was before', (_, now, broken) => {
  expect(isBroken(now)).toBe(broken)
})
