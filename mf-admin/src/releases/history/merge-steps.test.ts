import { testStep } from '../../testing/release-samples'
import { mergeSteps } from './merge-steps'

test('merged steps are unique and newest first', () => {
  const merged = mergeSteps(
    [testStep({ number: 4 }), testStep({ number: 3 })],
    [testStep({ number: 3 }), testStep({ number: 1 })],
  )
  expect(merged.map(({ number }) => number)).toEqual([4, 3, 1])
})
