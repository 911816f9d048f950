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
  ['mf-cart --no-live', { action: 'release', traffic: undefined }],
  ['mf-cart --skip-tests --replace-canary', { skipTests: true, replaceCanary: true }],
  [
    'live mf-cart 1.4.0 --traffic 50 --again',
    { action: 'live', name: 'mf-cart', version: '1.4.0', traffic: 50, again: true },
  ],
  ['mf-cart live 1.4.0 --traffic 50', { action: 'live', name: 'mf-cart', version: '1.4.0', traffic: 50 }],
  ['mf-cart promote', { action: 'promote', name: 'mf-cart', version: undefined }],
  ['ramp mf-cart 10,50,100', { action: 'ramp', version: undefined, ramp: { steps: [10, 50, 100], everyMs: 600_000 } }],
  ['mf-cart ramp 1.4.0 50,100 --every 30s', { version: '1.4.0', ramp: { steps: [50, 100], everyMs: 30_000 } }],
  ['rollback mf-cart --together', { action: 'rollback', together: true }],
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
  ['mf-cart --no-live --traffic 10', '--no-live uploads only'],
  ['ramp mf-cart', 'ramp needs growing shares of visitors like 10,50,100, not ""'],
  ['ramp mf-cart 50,10', 'not "50,10"'],
  ['ramp mf-cart 50,101', 'not "50,101"'],
  ['ramp mf-cart 10,20 --every soon', '--every must be a duration like 30s, 10m or 2h, of 24h at most, not "soon"'],
  ['mf-cart --fast', '--fast'],
  ['mf-cart --redirect-to /cart', '--redirect-to /cart must follow its --retire <path>.'],
  ['mf-cart --retire /a --redirect-to /b --redirect-to /c', '--redirect-to /c must follow'],
])('npm run release -- %s is refused', (line, reason) => {
  expect(() => parseReleaseArguments(line.split(' ').filter(Boolean))).toThrow(reason)
})
