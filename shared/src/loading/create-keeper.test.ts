import { ApiError } from '@superium/shared/api'
import { createKeeper } from './create-keeper'

const offline = () => Promise.reject<string>(new Error('offline'))

test('the last data stay when a reload of the same thing fails in passing, however often', async () => {
  const onKept = jest.fn()
  const keep = createKeeper<string>(onKept)
  await keep(Promise.resolve('first'), 'a')
  await expect(keep(offline(), 'a')).resolves.toBe('first')
  await expect(keep(Promise.reject(new ApiError(503, 'Away.')), 'a')).resolves.toBe('first')
  expect(onKept).toHaveBeenCalledTimes(2)
  await expect(keep(Promise.resolve('second'), 'a')).resolves.toBe('second')
  await expect(keep(offline(), 'a')).resolves.toBe('second')
})

test('what is gone or no longer allowed does not stay, nor do data of something else', async () => {
  const onKept = jest.fn()
  const keep = createKeeper<string>(onKept)
  await keep(Promise.resolve('first'), 'a')
  await expect(keep(Promise.reject(new ApiError(404, 'Gone.')), 'a')).rejects.toThrow('Gone.')
  await keep(Promise.resolve('first'), 'a')
  await expect(keep(offline(), 'b')).rejects.toThrow('offline')
  expect(onKept).not.toHaveBeenCalled()
})

test('without data that stay, the newest failure counts', async () => {
  const keep = createKeeper<string>(() => {})
  await expect(keep(Promise.reject(new Error('first')), 'a')).rejects.toThrow('first')
  await expect(keep(Promise.reject(new Error('second')), 'a')).rejects.toThrow('second')
})

test('old data that are rendered again while new ones load give the same promise', () => {
  const keep = createKeeper<string>(() => {})
  const [first, second] = [Promise.resolve('first'), Promise.resolve('second')]
  const [kept, next] = [keep(first, 'a'), keep(second, 'a')]
  expect(keep(first, 'a')).toBe(kept)
  expect(keep(second, 'a')).toBe(next)
})
