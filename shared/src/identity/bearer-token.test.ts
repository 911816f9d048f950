import { tokenOf } from './bearer-token'

afterEach(() => jest.useRealTimers())

test('without a user there is no token', async () => {
  expect(await tokenOf(null)).toBeNull()
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
  expect(await tokenOf(user)).toBeNull()
  expect(await tokenOf(user)).toBeNull()
  expect(asked).toBe(1)
  jest.advanceTimersByTime(15_001)
  answer = () => Promise.resolve('token')
  expect(await tokenOf(user)).toBe('token')
})

test('a renewal that hangs does not delay the call', async () => {
  jest.useFakeTimers()
  const token = tokenOf({ getIdToken: () => new Promise(() => undefined) })
  await jest.advanceTimersByTimeAsync(5001)
  expect(await token).toBeNull()
})

test('the pause of one session does not affect the next', async () => {
  const down = { getIdToken: () => Promise.reject(new Error('down')) }
  await tokenOf(down)
  expect(await tokenOf({ getIdToken: () => Promise.resolve('token') })).toBe('token')
})
