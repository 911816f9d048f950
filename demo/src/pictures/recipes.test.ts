import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPictureStore, type PictureStore } from '@superium/api/picture-store'
import sharp from 'sharp'
import { drawPicture } from './draw-picture'
import { bannerPictureKey, parsePictureKey, productPictureKey } from './picture-key'
import { pictureSource } from './picture-source'
import { isRecipeName, RECIPES } from './recipes'

const names = Object.keys(RECIPES).filter(isRecipeName)
const keyOf = (recipe: (typeof names)[number]) => productPictureKey(recipe, { colour: 0, design: 0, mark: 0 }, 1)

let folder: string
let store: PictureStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-pictures-'))
  store = openPictureStore(folder, pictureSource)
})
afterAll(() => rm(folder, { recursive: true }))

async function encoded(key: string, file: string): Promise<Buffer> {
  const bytes = await store.read(key, file)
  if (!bytes) throw new Error(`no ${file} of ${key}`)
  return bytes
}

test.each(names)('%s draws every colour and design, without text that needs a font, the same each time', (name) => {
  const recipe = RECIPES[name]
  for (let colour = 0; colour < recipe.colours; colour++) {
    for (let design = 0; design < recipe.designs; design++) {
      for (const view of [1, 2, 3, 4] as const) {
        const choice = { colour, design, mark: (colour + design) % recipe.marks }
        const [once, again] = [0, 1].map(() => drawPicture({ kind: 'product', recipe: name, choice, view }, 1000))
        expect(once).toBe(again)
        expect(once).not.toMatch(/<text|NaN|undefined|Infinity/)
      }
    }
  }
})

test.each(names)('%s is encoded as AVIF and WebP of the width asked for', async (name) => {
  for (const format of ['avif', 'webp'] as const) {
    const { width, height, format: found } = await sharp(await encoded(keyOf(name), `96.${format}`)).metadata()
    expect({ width, height, found }).toEqual({ width: 96, height: 96, found: format === 'avif' ? 'heif' : 'webp' })
  }
})

test('banners are 16:7, and as wide as the page', async () => {
  for (const index of [0, 1, 2]) {
    const { width, height } = await sharp(await encoded(bannerPictureKey(index), '1600.webp')).metadata()
    expect([width, height]).toEqual([1600, 700])
  }
  expect(await store.read(keyOf('tee'), '1600.webp')).toBeNull()
})

test('each category has a picture of its own', () => {
  const drawings = Array.from({ length: 16 }, (_, index) => drawPicture({ kind: 'category', index }, 640))
  expect(new Set(drawings).size).toBe(16)
})

test('pictures are light: half of them are under 14 KB at 640 pixels', async () => {
  const sizes: number[] = []
  for (const name of names.filter((_, i) => i % 9 === 0)) {
    sizes.push((await encoded(keyOf(name), '640.avif')).length)
  }
  const median = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]
  expect(median).toBeLessThan(14 * 1024)
})

// Pictures are cached for ever by their key: a change here needs a new version in picture-key.ts.
test.each([
  ['v2-tee-3b01-2', '48c79867d3033ccf'],
  ['v2-mug-1000-1', 'de63c6d68856ed00'],
  ['v2-book-8500-3', '47e36f11c3f94967'],
  ['v2-kettle-2000-4', '356f2768c48a364a'],
  ['v2-watch-2000-1', '9eb77c5f934e8eaf'],
  ['v2-category-b', '4798ab4f8df983af'],
  ['v2-banner-1', 'c1b1291ad526e4ef'],
])('%s is drawn as it always was', (key, hash) => {
  const picture = parsePictureKey(key)
  if (!picture) throw new Error(key)
  expect(createHash('sha256').update(drawPicture(picture, 640)).digest('hex').slice(0, 16)).toBe(hash)
})
