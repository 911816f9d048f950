import { UploadLimiter } from './upload-limiter'

const never = () => new Promise<never>(() => {})

test('the addresses of one connection share a limit, so that others can upload', async () => {
  const limiter = new UploadLimiter()
  for (let n = 0; n < 8; n += 1) void limiter.run({ uid: `a${n}`, ip: `2001:db8::${n}` }, never)
  await expect(limiter.run({ uid: 'b', ip: '2001:db8::ffff' }, async () => 'in')).rejects.toMatchObject({
    statusCode: 503,
  })
  expect(await limiter.run({ uid: 'b', ip: '2001:db8:1::1' }, async () => 'in')).toBe('in')
})
