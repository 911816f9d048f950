/** @jest-environment node */
import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eitherSignal } from './either-signal'

const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length

test.each([0, 1])('it follows signal %i, reason and all', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const either = eitherSignal(controllers[0].signal, controllers[1].signal)
  expect(either.aborted).toBe(false)
  controllers[which]?.abort(new Error('enough'))
  expect(either.aborted).toBe(true)
  expect(either.reason).toEqual(new Error('enough'))
})

test('one that is aborted already aborts it at once, whatever the other does later', () => {
  const later = new AbortController()
  const either = eitherSignal(later.signal, AbortSignal.abort('first'))
  later.abort('second')
  expect(either.reason).toBe('first')
})

test.each([0, 1])(
  'it stays with neither once signal %i has aborted it: a page has one signal for many calls',
  (which) => {
    const controllers = [new AbortController(), new AbortController()] as const
    eitherSignal(controllers[0].signal, controllers[1].signal)
    controllers[which]?.abort()
    expect(controllers.map(({ signal }) => listeners(signal))).toEqual([0, 0])
  },
)

test('a time limit that nobody else holds outlives a garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const either = eitherSignal(new AbortController().signal, AbortSignal.timeout(100))
  const aborted = new Promise((resolve) => either.addEventListener('abort', resolve))
  // What nobody holds goes with the first, and what that held with the second.
  for (let turn = 0; turn < 2; turn += 1) {
    runInNewContext('gc()')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await aborted
  expect(either.reason).toMatchObject({ name: 'TimeoutError' })
})
