import sharp from 'sharp'
import { Art } from './art/art'
import { draw } from './draw'
import { BANNERS, bannerPicture, type Picture, parseKey } from './key'
import { isRecipeName, RECIPES } from './recipes'
import { scene } from './scene'
import { render } from './variants'

const names = Object.keys(RECIPES).filter(isRecipeName)
const first = { colour: 0, design: 0, mark: 0 }
const pictureOf = (recipe: (typeof names)[number]): Picture => ({ kind: 'product', recipe, choice: first, view: 1 })

test.each(names)('%s draws every colour and design, without text that needs a font, the same each time', (name) => {
  const recipe = RECIPES[name]
  for (let colour = 0; colour < recipe.colours; colour++) {
    for (let design = 0; design < recipe.designs; design++) {
      for (const view of [1, 2, 3] as const) {
        const choice = { colour, design, mark: (colour + design) % recipe.marks }
        const [once, again] = [new Art(), new Art()].map((art) => scene(recipe.draw(art, choice), art, view, colour))
        expect(once).toBe(again)
        expect(once).not.toMatch(/<text|NaN|undefined|Infinity/)
      }
    }
  }
})

test.each(names)('%s renders to AVIF and WebP of the width asked for', async (name) => {
  for (const format of ['avif', 'webp'] as const) {
    const {
      width,
      height,
      format: found,
    } = await sharp(await render(pictureOf(name), { width: 96, format })).metadata()
    expect({ width, height, found }).toEqual({ width: 96, height: 96, found: format === 'avif' ? 'heif' : 'webp' })
  }
})

test('banners are 16:7', async () => {
  for (let index = 0; index < BANNERS; index++) {
    const picture = parseKey(bannerPicture(index))
    if (!picture) throw new Error('no banner')
    const { width, height } = await sharp(await render(picture, { width: 320, format: 'webp' })).metadata()
    expect([width, height]).toEqual([320, 140])
  }
})

test('each category has a picture of its own', () => {
  const drawings = Array.from({ length: 16 }, (_, index) => draw({ kind: 'category', index }))
  expect(new Set(drawings).size).toBe(16)
})

test('pictures are light: half of them are under 14 KB at 640 pixels', async () => {
  const sizes: number[] = []
  for (const name of names.filter((_, i) => i % 9 === 0)) {
    sizes.push((await render(pictureOf(name), { width: 640, format: 'avif' })).length)
  }
  const median = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]
  expect(median).toBeLessThan(14 * 1024)
})
