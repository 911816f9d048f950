/** @jest-environment node */
import { getEventListeners } from 'node:events'
import { anySignal } from './any-signal'

const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length

test.each([0, 1])('it follows signal %i, reason and all', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const either = anySignal(controllers[0].signal, controllers[1].signal)
  expect(either.aborted).toBe(false)
  controllers[which]?.abort(new Error('enough'))
  expect(either.aborted).toBe(true)
  expect(either.reason).toEqual(new Error('enough'))
})

test('one that is aborted already aborts it at once, whatever the other does later', () => {
  const later = new AbortController()
  const either = anySignal(later.signal, AbortSignal.abort('first'))
  later.abort('second')
  expect(either.reason).toBe('first')
})

test.each([0, 1])(
  'it stays with neither once signal %i has aborted it: a page has one signal for many calls',
  (which) => {
    const controllers = [new AbortController(), new AbortController()] as const
    anySignal(controllers[0].signal, controllers[1].signal)
    controllers[which]?.abort()
    expect(controllers.map(({ signal }) => listeners(signal))).toEqual([0, 0])
  },
)
