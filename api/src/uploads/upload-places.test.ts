import { UploadPlaces } from './upload-places'

const never = () => new Promise<never>(() => {})

test('the addresses of one connection share their places, so that others can upload', async () => {
  const places = new UploadPlaces()
  for (let n = 0; n < 8; n += 1) void places.hold({ uid: `a${n}`, ip: `2001:db8::${n}` }, never)
  await expect(places.hold({ uid: 'b', ip: '2001:db8::ffff' }, async () => 'in')).rejects.toMatchObject({
    statusCode: 503,
  })
  expect(await places.hold({ uid: 'b', ip: '2001:db8:1::1' }, async () => 'in')).toBe('in')
})
