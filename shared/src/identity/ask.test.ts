import { setImmediate as nextTask } from 'node:timers/promises'
import { $session } from '@superium/shared/state'
import { requestPasswordReset, signIn } from './account-actions'
import { configureIdentity } from './identity-config'
import { identityErrorMessage } from './identity-error'
import { ANSWER_TIMEOUT_MS } from './with-timeout'

const soon = Math.floor(Date.now() / 1000) + 3600
const claims = { sub: 'u', user_id: 'u', email: 'ada@superium.example', auth_time: 1, iat: 1, exp: soon }
const token = `${['{"alg":"none"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`
const answers: Record<string, object> = {
  signInWithPassword: { localId: 'u', email: claims.email, idToken: token, refreshToken: 'r', expiresIn: '3600' },
  lookup: { users: [{ localId: 'u', email: claims.email, providerUserInfo: [] }] },
}

let silent = false
beforeAll(() => {
  configureIdentity({ apiKey: 'key', authDomain: 'localhost', projectId: 'demo-superium', emulator: true })
  globalThis.fetch = async (input) => {
    if (silent) return new Promise(() => {})
    const [, answer] = Object.entries(answers).find(([name]) => String(input).includes(name)) ?? [undefined, {}]
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  }
})
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

/** What a form says about a request, and after how many milliseconds; empty if it succeeds. */
async function said(work: Promise<unknown>): Promise<{ message: string; after: number }> {
  const began = Date.now()
  let message: string | undefined
  void work.then(() => '', identityErrorMessage).then((text) => (message = text))
  while (message === undefined) {
    await jest.advanceTimersByTimeAsync(10)
    // Answers of the service come in tasks of their own.
    await nextTask()
  }
  return { message, after: Date.now() - began }
}

test('with a browser database that never answers the first sign-in says so in time, and the second succeeds', async () => {
  Object.assign(globalThis, { indexedDB: { open: () => ({}) } })
  const first = await said(signIn(claims.email, 'superium-demo'))
  expect(first.message).toMatch(/cannot be reached/)
  expect(first.after).toBeLessThan(ANSWER_TIMEOUT_MS + 4000)
  expect($session.get().status).toBe('loading')
  expect((await said(signIn(claims.email, 'superium-demo'))).message).toBe('')
  expect($session.get()).toMatchObject({ status: 'signed-in', user: { uid: 'u' } })
})

test('a service that never answers is said in time, and asked again by the next try', async () => {
  silent = true
  const first = await said(requestPasswordReset(claims.email))
  expect(first.message).toMatch(/cannot be reached/)
  expect(first.after).toBeLessThan(ANSWER_TIMEOUT_MS + 2000)
  silent = false
  expect((await said(requestPasswordReset(claims.email))).message).toBe('')
})
