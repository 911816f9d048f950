import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPictures } from './pictures'

const KEY = 'v1-mug-1000-1'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a variant is made once, kept whole, and read from then on', async () => {
  const pictures = openPictures(folder)
  const [one, two] = await Promise.all([pictures.get(KEY, '96.webp'), pictures.get(KEY, '96.webp')])
  expect(one).toBe(two)
  expect(await readdir(join(folder, KEY))).toEqual(['96.webp'])
  expect(await readFile(join(folder, KEY, '96.webp'))).toEqual(one)
  expect(await openPictures(folder).get(KEY, '96.webp')).toEqual(one)
})

test.each(['96.webp', '96.avif', '1280.jpg'])('a spoilt %s is made anew', async (file) => {
  const pictures = openPictures(folder)
  const good = await pictures.get(KEY, file)
  const path = join(folder, KEY, file)
  for (const spoil of [() => truncate(path, 0), () => truncate(path, 200), () => writeFile(path, 'x'.repeat(4000))]) {
    await spoil()
    expect(await pictures.get(KEY, file)).toEqual(good)
    expect(await readFile(path)).toEqual(good)
  }
})

test.each(['97.webp', '096.webp', '1600.webp', '640.png', '640.jpg', '640', '640.webp.part', '../../x/640.webp', ''])(
  'there is no file %p, and nothing is written for it',
  async (file) => {
    expect(await openPictures(folder).get(KEY, file)).toBeNull()
    expect(await readdir(folder)).toEqual([])
  },
)

test('a folder that cannot be written is said', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(openPictures(join(folder, 'file')).get(KEY, '96.webp')).rejects.toThrow(/ENOTDIR|EEXIST/)
})
