import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { frontEnds } from './front-ends'
import { sourceHash } from './source-hash'

const house = () =>
  makeTree({
    'package-lock.json': '{}',
    'rspack.config.base.ts': 'base',
    'packages/build/src/facts/facts-plugin.ts': 'facts',
    'config/unused-parts/router.cjs': 'parts',
    'tsconfig.base.json': '{}',
    'shared/src/money.ts': 'money',
    'shell/package.json': '{"version":"1.2.0"}',
    'shell/rspack.config.ts': '',
    'mf-cart/package.json': '{"version":"1.0.1"}',
    'mf-cart/rspack.config.ts': '',
    'mf-cart/src/cart.tsx': 'cart',
    'mf-empty/readme.md': '',
  })

test.each([
  ['its own source', 'mf-cart/src/cart.tsx'],
  ['a new file', 'mf-cart/src/new.css'],
  ['what all share', 'shared/src/money.ts'],
  ['the base configuration', 'rspack.config.base.ts'],
  ['a plugin of the builds', 'packages/build/src/facts/facts-plugin.ts'],
  ['what is taken out of a library', 'config/unused-parts/router.cjs'],
  ['the lock', 'package-lock.json'],
])('%s changes the hash', (_, path) => {
  const root = house()
  const before = sourceHash(root, 'mf-cart')
  writeFileSync(join(root, path), 'changed')
  expect(sourceHash(root, 'mf-cart')).not.toBe(before)
})

test.each([
  ['another package', 'shell/src/main.tsx'],
  ['a result', 'mf-cart/dist/main.js'],
  ['a test', 'mf-cart/src/cart.test.tsx'],
])('%s does not', (_, path) => {
  const root = house()
  const before = sourceHash(root, 'mf-cart')
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'changed')
  expect(sourceHash(root, 'mf-cart')).toBe(before)
})

test('front ends are the shell and the mf-* folders that can be built, the shell first', () => {
  const root = house()
  expect(frontEnds(root).map(({ name, version }) => `${name} ${version}`)).toEqual(['shell 1.2.0', 'mf-cart 1.0.1'])
  rmSync(join(root, 'shell/rspack.config.ts'))
  expect(frontEnds(root).map(({ name }) => name)).toEqual(['mf-cart'])
})
