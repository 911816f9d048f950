import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureSource } from '../pictures/picture-source'
import { openPictureStore } from '../pictures/picture-store'

const KEY = /^v1-(?:mug|candle|tee)-[0-9a-z]{4}-[123]$|^v1-category-[0-9a-z]+$|^v1-banner-0$/i

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${width}" height="${width}"><circle cx="5" cy="5" r="4" fill="#c05030"/></svg>`

/** A picture source for tests: one drawing under a few keys. */
export const testPictureSource: PictureSource = {
  find: async (key) => (KEY.test(key) ? { maxWidth: 1280, draw: async (width) => Buffer.from(svg(width)) } : undefined),
  toneOf: (key) => (KEY.test(key) ? 'f0e6dacbb9a4' : undefined),
  categoryPicture: (keyword) => `v1-category-${keyword}`,
  categoryBanner: (keyword) => (keyword === 'Watch' ? 'v1-banner-0' : undefined),
}

/** The pictures of a shop in tests; none of them is stored. */
export const testPictures = openPictureStore(join(tmpdir(), 'superium-no-pictures'), testPictureSource)
