import { $session, setTokenSource, type User } from '@superium/shared/state'
import { syncToken } from './sync-token'

const user: User = { uid: 'u1', email: 'a@shop.example', displayName: 'Ada', photoURL: null, roles: [] }

test('a sign-in sends the token once, a sign-out deletes it once, an anonymous visit sends nothing', async () => {
  const calls: [string, string | undefined, string | null][] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls.push([String(input), init?.method, new Headers(init?.headers).get('Authorization')])
    return new Response()
  })
  setTokenSource(async () => 'token-1')
  syncToken('https://sync.example/token')
  $session.set({ status: 'anonymous', user: null })
  $session.set({ status: 'signed-in', user })
  $session.set({ status: 'signed-in', user: { ...user, roles: ['seller'] } })
  await new Promise((resolve) => setTimeout(resolve, 10))
  $session.set({ status: 'anonymous', user: null })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(calls).toEqual([
    ['https://sync.example/token', 'POST', 'Bearer token-1'],
    ['https://sync.example/token', 'DELETE', null],
  ])
})
