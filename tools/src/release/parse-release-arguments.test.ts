import { parseReleaseArguments } from './parse-release-arguments'

test.each<[string, object]>([
  ['mf-cart', { action: 'release', name: 'mf-cart', traffic: 100, check: false }],
  ['mf-cart --traffic 10 --force', { action: 'release', traffic: 10, force: true }],
  ['mf-cart --check', { check: true }],
  ['promote mf-cart --why fine', { action: 'promote', name: 'mf-cart', version: undefined, why: 'fine' }],
  ['promote mf-cart 1.4.0', { action: 'promote', name: 'mf-cart', version: '1.4.0' }],
  ['rollback mf-cart --site https://shop.example/', { action: 'rollback', site: 'https://shop.example' }],
  [
    'mf-cart --retire /old --redirect-to /cart --retire /older/:id',
    { retire: [{ path: '/old', to: '/cart' }, { path: '/older/:id' }] },
  ],
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
  ['mf-cart --redirect-to /cart', '--redirect-to /cart must follow its --retire <path>.'],
  ['mf-cart --retire /a --redirect-to /b --redirect-to /c', '--redirect-to /c must follow'],
])('npm run release -- %s is refused', (line, reason) => {
  expect(() => parseReleaseArguments(line.split(' ').filter(Boolean))).toThrow(reason)
})
