import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mountSmallDisk } from '@superium/shared/testing/node'
import sharp from 'sharp'
import { testPictureSource } from '../testing/test-pictures'
import { isIntact } from './is-intact'
import { openPictureStore } from './picture-store'

const KEY = 'v1-mug-1000-1'
let folder: string

const open = (where = folder) => openPictureStore(where, testPictureSource)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a file is encoded once, stored completely, and then read from disk', async () => {
  const pictures = open()
  const [one, two] = await Promise.all([pictures.read(KEY, '96.webp'), pictures.read(KEY, '96.webp')])
  expect(one).toBe(two)
  expect(await readdir(join(folder, KEY))).toEqual(['96.webp'])
  expect(await readFile(join(folder, KEY, '96.webp'))).toEqual(one)
  expect(await open().read(KEY, '96.webp')).toEqual(one)
})

test.each(['96.webp', '96.avif', '320.jpg', '1280.jpg'])('a damaged %s is encoded again', async (file) => {
  const pictures = open()
  const good = await pictures.read(KEY, file)
  const path = join(folder, KEY, file)
  for (const damage of [() => truncate(path, 0), () => truncate(path, 200), () => writeFile(path, 'x'.repeat(4000))]) {
    await damage()
    expect(await pictures.read(KEY, file)).toEqual(good)
    expect(await readFile(path)).toEqual(good)
  }
})

test.each(['97.webp', '096.webp', '1600.webp', '640.png', '640.jpg', '640', '640.webp.part', '../../x/640.webp', ''])(
  'the file name %p finds no picture and writes no file',
  async (file) => {
    expect(await open().read(KEY, file)).toBeNull()
    expect(await readdir(folder)).toEqual([])
  },
)

const disk = mountSmallDisk(4)
afterAll(() => disk?.unmount())

;(disk ? test : test.skip)(
  'on a full disk a picture is served, nothing half of it stays, and it is reported once',
  async () => {
    const { path, fill, free } = disk as NonNullable<typeof disk>
    const reported: string[] = []
    const pictures = openPictureStore(path, testPictureSource, (error) => reported.push(String(error)))
    await pictures.read(KEY, '96.webp')
    fill()
    const [one, two] = [await pictures.read(KEY, '320.webp'), await pictures.read(KEY, '480.webp')]
    expect([one, two].every((bytes) => isIntact(bytes ?? Buffer.of(), 'webp'))).toBe(true)
    expect(await readdir(join(path, KEY))).toEqual(['96.webp'])
    expect(reported).toEqual([expect.stringContaining('ENOSPC')])
    free()
    await pictures.read(KEY, '320.webp')
    expect((await readdir(join(path, KEY))).sort()).toEqual(['320.webp', '96.webp'])
  },
)

test('a store without a source serves what its folder holds', async () => {
  const file = await open().read(KEY, '96.webp')
  const stored = openPictureStore(folder)
  expect(await stored.read(KEY, '96.webp')).toEqual(file)
  expect(await stored.read(KEY, '320.webp')).toBeNull()
  expect(await Promise.all([KEY, 'v1-mug-1000-2', '..', ''].map((key) => stored.has(key)))).toEqual([
    ...[true, false, false, false],
  ])
  expect([stored.toneOf(KEY), stored.categoryPicture('books'), stored.categoryBanner('books')]).toEqual([
    'e4e1dbe4e1db',
    undefined,
    undefined,
  ])
})

test('a picture is scaled to the width in its file name', async () => {
  const image = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#c05030' } })
    .png()
    .toBuffer()
  const original = { maxWidth: 640, draw: async () => image }
  const store = openPictureStore(folder, { ...testPictureSource, find: async () => original })
  const { width, height } = await sharp((await store.read('photo', '320.webp')) ?? '').metadata()
  expect([width, height]).toEqual([320, 160])
  expect(await store.read('photo', '960.webp')).toBeNull()
})

test('a picture that no page shows is drawn, but not stored', async () => {
  const { find } = testPictureSource
  const original = await find(KEY)
  if (!original) throw new Error('no such picture')
  const store = openPictureStore(folder, { ...testPictureSource, find: async () => ({ ...original, shown: false }) })
  expect(await store.read(KEY, '96.webp', { network: 'ann' })).toBeInstanceOf(Buffer)
  expect(await readdir(folder)).toEqual([])
})

test('a visitor does not wait with the warm-up for a moment without other visitors', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const found: string[] = []
  const drawn: string[] = []
  const find = async (key: string) => {
    const original = await testPictureSource.find(key)
    if (!original) return undefined
    found.push(key)
    const draw = async (width: number) => {
      drawn.push(key)
      if (key !== KEY) await finished
      return original.draw(width)
    }
    return { ...original, draw }
  }
  const store = openPictureStore(folder, { ...testPictureSource, find })
  const other = store.read('v1-mug-1000-2', '96.webp', { network: 'bob' })
  while (drawn.length === 0) await new Promise(setImmediate)
  const warmUp = store.read(KEY, '96.webp')
  while (!found.includes(KEY)) await new Promise(setImmediate)
  // Now it waits for its turn.
  await new Promise(setImmediate)
  const shown = await store.read(KEY, '96.webp', { network: 'ann' })
  expect(shown).toBeInstanceOf(Buffer)
  finish()
  // What the visitor had made is not made again.
  expect([await warmUp, drawn]).toEqual([shown, ['v1-mug-1000-2', KEY]])
  await other
})

test('the files of a picture are forgotten once its source no longer has it', async () => {
  await open().read(KEY, '96.webp')
  await open().forget(KEY)
  expect(await readdir(folder)).toEqual([KEY])
  await openPictureStore(folder, { ...testPictureSource, find: async () => undefined }).forget(KEY)
  expect(await readdir(folder)).toEqual([])
  await open().forget('../elsewhere')
})
