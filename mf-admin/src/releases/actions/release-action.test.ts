import { canaryState, testState } from '../../testing/release-samples'
import { consequences, liveDecision, promotion, rollbackOf } from './release-action'

test('a promotion names the canary’s share and the replaced version', () => {
  const decision = promotion(canaryState())
  expect(decision && consequences(decision, 100)[0]).toBe('1.1.0 goes from 10 % to all visitors and replaces 1.0.0.')
  expect(promotion(testState())).toBeUndefined()
})

test('a rollback ends the canary, or else returns to the previous version', () => {
  const ends = rollbackOf(canaryState())
  expect(ends && consequences(ends, 100)[0]).toBe('The canary 1.1.0 (10 % of visitors) ends. Everybody gets 1.0.0.')
  const back = rollbackOf(testState({ rollbackTo: '0.9.0' }))
  expect(back && consequences(back, 100)[0]).toBe('Everybody gets 0.9.0 instead of 1.0.0.')
  expect(rollbackOf(testState({ rollbackTo: null }))).toBeUndefined()
})

test('making a version live mentions its share and the canary that ends', () => {
  const decision = liveDecision(canaryState(), '0.9.0')
  expect(consequences(decision, 25).slice(0, 2)).toEqual([
    '0.9.0 goes to 25 % of visitors as a canary, the same ones each time. The others keep 1.0.0.',
    'The canary 1.1.0 ends.',
  ])
  expect(consequences(decision, 100)[0]).toBe('0.9.0 goes to all visitors and replaces 1.0.0.')
  expect(consequences(liveDecision(testState(), '0.9.0'), 100)).toHaveLength(2)
})
