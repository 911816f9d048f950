import { ApiError } from '@superium/shared/api'
import { createKeeper } from './create-keeper'

const offline = () => Promise.reject<string>(new Error('offline'))

test('the last data stays when reloads of the same key fail temporarily', async () => {
  const onKept = jest.fn()
  const keep = createKeeper<string>(onKept)
  await keep(Promise.resolve('first'), 'a')
  await expect(keep(offline(), 'a')).resolves.toBe('first')
  await expect(keep(Promise.reject(new ApiError(503, 'Away.')), 'a')).resolves.toBe('first')
  expect(onKept).toHaveBeenCalledTimes(2)
  await expect(keep(Promise.resolve('second'), 'a')).resolves.toBe('second')
  await expect(keep(offline(), 'a')).resolves.toBe('second')
})

test('the last data does not stay after a 404 or under another key', async () => {
  const onKept = jest.fn()
  const keep = createKeeper<string>(onKept)
  await keep(Promise.resolve('first'), 'a')
  await expect(keep(Promise.reject(new ApiError(404, 'Gone.')), 'a')).rejects.toThrow('Gone.')
  await keep(Promise.resolve('first'), 'a')
  await expect(keep(offline(), 'b')).rejects.toThrow('offline')
  expect(onKept).not.toHaveBeenCalled()
})

test('if no data has loaded, the latest failure counts', async () => {
  const keep = createKeeper<string>(() => {})
  await expect(keep(Promise.reject(new Error('first')), 'a')).rejects.toThrow('first')
  await expect(keep(Promise.reject(new Error('second')), 'a')).rejects.toThrow('second')
})

test('old data that is rendered again during a reload gets the same promise', () => {
  const keep = createKeeper<string>(() => {})
  const [first, second] = [Promise.resolve('first'), Promise.resolve('second')]
  const [kept, next] = [keep(first, 'a'), keep(second, 'a')]
  expect(keep(first, 'a')).toBe(kept)
  expect(keep(second, 'a')).toBe(next)
})
