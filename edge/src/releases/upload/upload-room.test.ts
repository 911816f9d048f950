import { tmpdir } from 'node:os'
import { createUploadRoom } from './upload-room'

const MB = 1024 * 1024

test('uploads leave room on the disk, so that rollbacks can still be written', async () => {
  await expect(createUploadRoom('/store', async () => 300 * MB).mustBeFree()).resolves.toBeUndefined()
  await expect(createUploadRoom('/store', async () => 200 * MB).mustBeFree()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('nearly full'),
  })
  const asked: string[] = []
  await createUploadRoom(tmpdir(), async (dir) => asked.push(dir) * 1024 * MB).mustBeFree()
  expect(asked).toEqual([tmpdir()])
})

test('a name stores two gigabytes a day at most, and other names are not concerned', () => {
  const room = createUploadRoom('/store')
  for (let upload = 0; upload < 34; upload++) room.take('mf-gift', 60 * MB)
  expect(() => room.take('mf-gift', 60 * MB)).toThrow('mf-gift has stored 2048 MB within a day')
  expect(() => room.take('mf-gift', MB)).not.toThrow()
  expect(() => room.take('mf-cart', 60 * MB)).not.toThrow()
})
