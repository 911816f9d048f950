import { createRequire } from 'node:module'
import { type SpriteName, sprite } from './sprite'
import sprites from './sprites.json'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const { icons } = createRequire(__filename)('@iconify-json/noto/icons.json') as IconSet

test.each(Object.keys(sprites))('%s is the sprite of the Noto set, whole (else: npm run sprites -w demo)', (name) => {
  expect(sprites[name as SpriteName]).toBe(icons[name]?.body)
})

test('the ids of a sprite get its name', () => {
  const drawn = sprite('hibiscus', 64, 64, 128)
  const ids = [...drawn.matchAll(/(?:id="|url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
  expect(ids.every((id) => id?.startsWith('hibiscus-'))).toBe(true)
})
