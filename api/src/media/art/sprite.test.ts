import { createRequire } from 'node:module'
import { sprite } from './sprite'
import { SPRITE_NAMES } from './sprite-names'

interface Set {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const { icons } = createRequire(__filename)('@iconify-json/noto/icons.json') as Set

test.each(SPRITE_NAMES)('%s is the sprite of the set, whole', (name) => {
  const body = icons[name]?.body ?? 'missing'
  const drawn = sprite(name, 64, 64, 128)
  expect(drawn.replaceAll(`${name}-`, '')).toContain(body.replaceAll(`${name}-`, ''))
})
