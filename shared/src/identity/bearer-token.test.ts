import { bearerToken } from './bearer-token'

afterEach(() => jest.useRealTimers())

test('without a user there is no token', async () => {
  expect(await bearerToken(null)).toBeNull()
})

test('a token that cannot be renewed is left out and not requested again for a while', async () => {
  jest.useFakeTimers()
  let asked = 0
  let answer = (): Promise<string> => Promise.reject(new Error('down'))
  const user = {
    getIdToken() {
      asked += 1
      return answer()
    },
  }
  expect(await bearerToken(user)).toBeNull()
  expect(await bearerToken(user)).toBeNull()
  expect(asked).toBe(1)
  jest.advanceTimersByTime(15_001)
  answer = () => Promise.resolve('token')
  expect(await bearerToken(user)).toBe('token')
})

test('a renewal that hangs does not delay the call', async () => {
  jest.useFakeTimers()
  const token = bearerToken({ getIdToken: () => new Promise(() => undefined) })
  await jest.advanceTimersByTimeAsync(5001)
  expect(await token).toBeNull()
})

test('the pause of one session does not affect the next', async () => {
  const down = { getIdToken: () => Promise.reject(new Error('down')) }
  await bearerToken(down)
  expect(await bearerToken({ getIdToken: () => Promise.resolve('token') })).toBe('token')
})
