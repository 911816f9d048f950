import { setImmediate as nextTask } from 'node:timers/promises'
import { $session, $shopToken } from '@superium/shared/state'
import { followSession } from './follow-session'
import { configureIdentity } from './identity-config'
import { IdentityTimeout } from './with-timeout'

beforeAll(() => {
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })
  Object.assign(globalThis, { indexedDB: { open: () => ({ addEventListener: () => {} }) } })
})
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

test('a browser database that does not answer signs nobody out', async () => {
  $shopToken.set('present')
  const seconds: number[] = []
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const began = Date.now()
    let said: unknown
    void followSession().then(
      () => (said = 'nobody is signed in'),
      (error: unknown) => (said = error),
    )
    while (said === undefined) {
      await jest.advanceTimersByTimeAsync(10)
      await nextTask()
    }
    expect(said).toBeInstanceOf(IdentityTimeout)
    seconds.push((Date.now() - began) / 1000)
  }
  // The second time the database is not waited for.
  expect(seconds[1]).toBeLessThan(1)
  expect($shopToken.get()).toBe('present')
  expect($session.get().status).not.toBe('anonymous')
})
