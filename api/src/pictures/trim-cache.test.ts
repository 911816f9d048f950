import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { trimCache } from './trim-cache'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trim-'))
  for (const [age, key] of ['new', 'older', 'old', 'oldest'].entries()) {
    const file = join(folder, key, '96.webp')
    await mkdir(join(folder, key))
    await writeFile(file, Buffer.alloc(1000))
    await utimes(file, 1_700_000_000 - age, 1_700_000_000 - age)
  }
})
afterEach(() => rm(folder, { recursive: true }))

test('a cache within its limit stays unchanged', async () => {
  expect(await trimCache(folder, 4000)).toBe(0)
  expect(await readdir(folder)).toHaveLength(4)
})

test('the oldest pictures are deleted until a fifth of the limit is free', async () => {
  expect(await trimCache(folder, 3000)).toBe(2)
  expect((await readdir(folder)).sort()).toEqual(['new', 'older'])
})

test('a missing folder is not an error', async () => {
  expect(await trimCache(join(folder, 'none'), 1)).toBe(0)
})
