/** @jest-environment node */
import { getEventListeners } from 'node:events'
import { anySignal } from './any-signal'

const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length

test.each([0, 1])('the signal aborts with signal %i and its reason', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const combined = anySignal(controllers[0].signal, controllers[1].signal)
  expect(combined.aborted).toBe(false)
  controllers[which]?.abort(new Error('enough'))
  expect(combined.aborted).toBe(true)
  expect(combined.reason).toEqual(new Error('enough'))
})

test('an already aborted signal aborts it at once', () => {
  const later = new AbortController()
  const combined = anySignal(later.signal, AbortSignal.abort('first'))
  later.abort('second')
  expect(combined.reason).toBe('first')
})

test.each([0, 1])('no listeners are left after signal %i has aborted', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  anySignal(controllers[0].signal, controllers[1].signal)
  controllers[which]?.abort()
  expect(controllers.map(({ signal }) => listeners(signal))).toEqual([0, 0])
})
