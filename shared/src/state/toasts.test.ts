import { $toasts, dismissToast, notify, notifyWhile } from './toasts'

const shown = () => $toasts.get().map(({ variant, message }) => `${variant}: ${message}`)

beforeEach(() => $toasts.set([]))

test('at most 20 messages stand at once, the newest ones', () => {
  for (let number = 0; number < 25; number += 1) notify('info', `message ${number}`)
  expect(shown()).toHaveLength(20)
  expect(shown().at(0)).toBe('info: message 5')
})

test('the same message stands there once', () => {
  const first = notify('error', 'No connection')
  notify('info', 'Other')
  const second = notify('error', 'No connection')
  expect(shown()).toEqual(['info: Other', 'error: No connection'])
  expect(second).not.toBe(first)
  dismissToast(second)
  expect(shown()).toEqual(['info: Other'])
})

describe('a call with a loading message', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('shows nothing when it is quick', async () => {
    await expect(notifyWhile(Promise.resolve(7), 'Placing the order')).resolves.toBe(7)
    jest.runAllTimers()
    expect(shown()).toEqual([])
  })

  test('shows the message after a second, until the call ends', async () => {
    let end: (value: string) => void = () => {}
    const call = notifyWhile(new Promise<string>((resolve) => (end = resolve)), 'Placing the order')
    jest.advanceTimersByTime(999)
    expect(shown()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(shown()).toEqual(['loading: Placing the order'])
    end('done')
    await expect(call).resolves.toBe('done')
    expect(shown()).toEqual([])
  })

  test('takes the message away when the call fails, and passes the failure on', async () => {
    let fail: (error: Error) => void = () => {}
    const call = notifyWhile(new Promise((_, reject) => (fail = reject)), 'Placing the order')
    jest.advanceTimersByTime(1_000)
    fail(new Error('no answer'))
    await expect(call).rejects.toThrow('no answer')
    expect(shown()).toEqual([])
  })
})
