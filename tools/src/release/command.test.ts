import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeTree } from '../testing/make-tree'
import { parseReleaseArguments } from './arguments'
import { changesOf, summaryOf } from './changelog'
import { localTokens, tokenFile } from './local-tokens'
import { releaseToken } from './release-token'

test.each<[string, object]>([
  ['mf-cart', { action: 'release', name: 'mf-cart', traffic: 100, check: false }],
  ['mf-cart --traffic 10 --force', { action: 'release', traffic: 10, force: true }],
  ['mf-cart --check', { check: true }],
  ['promote mf-cart --why fine', { action: 'promote', name: 'mf-cart', version: undefined, why: 'fine' }],
  ['promote mf-cart 1.4.0', { action: 'promote', name: 'mf-cart', version: '1.4.0' }],
  ['rollback mf-cart --site https://shop.example/', { action: 'rollback', site: 'https://shop.example' }],
  ['status', { action: 'status', name: '' }],
])('npm run release -- %s', (line, expected) => {
  expect(parseReleaseArguments(line.split(' '))).toMatchObject(expected)
})

test.each([
  ['', 'Name a package.'],
  ['promote', 'Name a package.'],
  ['mf-cart mf-account', 'Unexpected argument "mf-account"'],
  ['status mf-cart 1.4.0', 'Unexpected argument "1.4.0"'],
  ['promote mf-cart 1.4.0 now', 'Unexpected argument "now"'],
  ['mf-cart --traffic 0', '--traffic must be a number from 1 to 100, not "0"'],
  ['mf-cart --traffic=101', 'not "101"'],
  ['mf-cart --site shop.example', '--site must be an address'],
  ['mf-cart --fast', '--fast'],
])('npm run release -- %s is refused', (line, reason) => {
  expect(() => parseReleaseArguments(line.split(' ').filter(Boolean))).toThrow(reason)
})

const cart = (changelog: string) => ({
  name: 'mf-cart',
  version: '1.4.0',
  dir: makeTree({ 'CHANGELOG.md': changelog }),
})

test("a version's changes are its changelog section, whose first line goes to the history", () => {
  const changes = changesOf(cart('# Cart\n\n## 1.4.0 (May)\n\n- Gift wrapping\n- Less waiting\n\n## 1.3.0\n\n- Old\n'))
  expect(changes).toBe('- Gift wrapping\n- Less waiting')
  expect(summaryOf(changes)).toBe('Gift wrapping')
})

test.each(['', '# Cart\n', '## 1.4.0\n\n## 1.3.0\n- Old', '## 1.4.01\n- Other'])(
  'a version without a changelog section is refused: %j',
  (text) => {
    expect(() => changesOf(cart(text))).toThrow('mf-cart/CHANGELOG.md has no section for 1.4.0')
  },
)

test('each team gets a token that only this account can read, and the site gets its hash', () => {
  const data = makeTree()
  const told = localTokens(data, ['mf-cart', 'shell'])
  const token = readFileSync(tokenFile(data, 'mf-cart'), 'utf8').trim()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(statSync(tokenFile(data, 'mf-cart')).mode & 0o777).toBe(0o600)
  expect(told.split(',')[0]).toBe(`mf-cart=${createHash('sha256').update(token).digest('hex')}`)
  expect(localTokens(data, ['mf-cart', 'shell'])).toBe(told)
})

test('the local token is never sent to another machine', () => {
  const data = makeTree()
  localTokens(data, ['mf-cart'])
  const ask = (site: string, given?: string) => releaseToken({ data }, { name: 'mf-cart', site, given })
  expect(ask('http://localhost:3000')).toBe(readFileSync(join(data, 'tokens/mf-cart'), 'utf8').trim())
  expect(() => ask('https://shop.example')).toThrow('Set SUPERIUM_RELEASE_TOKEN')
  expect(ask('https://shop.example', 'given-token')).toBe('given-token')
})
