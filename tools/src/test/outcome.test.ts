import { findingsOutcome, NOTHING, outcomeText, sum, withCode } from './outcome'

test('the report of npm run harden: what did not hold is named', () => {
  const held = { what: 'fuzz', how: '', result: 'as documented', goal: '', holds: true }
  const broken = { ...held, what: 'rounds', result: '13 of 14 invariants hold', holds: false }
  expect(findingsOutcome(JSON.stringify([held, broken, held]))).toEqual({
    ...{ passed: 2, failed: 1, skipped: 0 },
    broken: ['rounds: 13 of 14 invariants hold'],
  })
  expect(findingsOutcome('[]')).toMatchObject({ passed: 0, failed: 1, broken: [] })
})

test('a run that ends badly without a failed test has failed', () => {
  expect(withCode({ ...NOTHING, passed: 3 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(withCode({ ...NOTHING, failed: 2 }, 1)).toEqual({ passed: 0, failed: 2, skipped: 0 })
  expect(withCode({ ...NOTHING, passed: 3 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
})

test('the last line of a run is the sum of its steps', () => {
  const steps = [
    { passed: 400, failed: 1, skipped: 2 },
    { passed: 30, failed: 0, skipped: 0 },
  ]
  expect(outcomeText(sum(steps))).toBe('430 passed, 1 failed, 2 skipped')
})
