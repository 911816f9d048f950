import { freshToken } from './fresh-token'

/** A session whose tokens are numbered; `forced` counts the renewals. */
function session() {
  const state = { number: 1, forced: 0 }
  const user = {
    async getIdToken(force = false) {
      if (force) {
        state.forced += 1
        state.number += 1
      }
      return `token-${state.number}`
    },
  }
  return { state, user }
}

test('calls that are refused together share one renewal', async () => {
  const { state, user } = session()
  const tokens = await Promise.all([1, 2, 3].map(() => freshToken(user, 'token-1')))
  expect(tokens).toEqual(['token-2', 'token-2', 'token-2'])
  expect(state.forced).toBe(1)
})

test('a token that was renewed since the call went out is used', async () => {
  const { state, user } = session()
  expect(await freshToken(user, 'token-0')).toBe('token-1')
  expect(state.forced).toBe(0)
})

test('without a user, and with an identity service that does not renew, there is none', async () => {
  expect(await freshToken(null, 'token-1')).toBeNull()
  expect(await freshToken({ getIdToken: () => Promise.reject(new Error('down')) }, 'token-1')).toBeNull()
})
