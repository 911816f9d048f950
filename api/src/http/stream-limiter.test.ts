import { createStreamLimiter } from './stream-limiter'

test('a process has a limited number of streams, and ending one twice counts once', () => {
  const limiter = createStreamLimiter({ perAccount: 2, inAll: 3, ofAccount: 'Two are yours.', ofAll: 'All are taken.' })
  const free = limiter.acquire('a')
  limiter.acquire('a')
  expect(() => limiter.acquire('a')).toThrow(expect.objectContaining({ statusCode: 429, message: 'Two are yours.' }))
  limiter.acquire('b')
  expect(() => limiter.acquire('c')).toThrow(expect.objectContaining({ statusCode: 503, message: 'All are taken.' }))
  free()
  free()
  limiter.acquire('c')
  expect(() => limiter.acquire('d')).toThrow('All are taken.')
})
