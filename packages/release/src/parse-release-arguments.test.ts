import { parseReleaseArguments } from './parse-release-arguments'

test.each<[string, object]>([
  ['', { action: 'release', name: undefined, traffic: 100, check: false }],
  ['--traffic 10 --force', { action: 'release', traffic: 10, force: true }],
  ['--check --skip-build', { check: true, skipBuild: true }],
  ['promote --why fine', { action: 'promote', version: undefined, why: 'fine' }],
  ['promote 1.4.0 --name mf-gift', { action: 'promote', name: 'mf-gift', version: '1.4.0' }],
  ['rollback --site staging --token-file ./token', { action: 'rollback', site: 'staging', tokenFile: './token' }],
  [
    '--retire /old --redirect-to /cart --retire /older/:id',
    { retire: [{ path: '/old', to: '/cart' }, { path: '/older/:id' }] },
  ],
  ['--no-live', { action: 'release', traffic: undefined }],
  ['--skip-tests --replace-canary', { skipTests: true, replaceCanary: true }],
  ['live 1.4.0 --traffic 50 --again', { action: 'live', version: '1.4.0', traffic: 50, again: true }],
  [
    'ramp 10,50,100',
    { action: 'ramp', version: undefined, ramp: { steps: [10, 50, 100], everyMinutes: 10, noWait: false } },
  ],
  [
    'ramp 1.4.0 50,100 --every 2h --no-wait',
    { version: '1.4.0', ramp: { steps: [50, 100], everyMinutes: 120, noWait: true } },
  ],
  ['status mf-gift', { action: 'status', name: 'mf-gift', version: undefined }],
  ['preview mf-gift 1.4.0 --page /gift', { action: 'preview', name: 'mf-gift', version: '1.4.0' }],
  [
    'ramp mf-gift 20,50',
    { action: 'ramp', name: 'mf-gift', version: undefined, ramp: { steps: [20, 50], everyMinutes: 10, noWait: false } },
  ],
  ['rollback --together', { action: 'rollback', together: true }],
  ['status --all', { action: 'status', all: true }],
])('superium-release %s', (line, expected) => {
  expect(parseReleaseArguments(line.split(' ').filter(Boolean), 'superium-release')).toMatchObject(expected)
})

test.each([
  ['mf-cart', 'Unexpected argument "mf-cart"'],
  ['status 1.4.0', 'Unexpected argument "1.4.0"'],
  ['status mf-gift --name mf-cart', 'Unexpected argument "mf-gift"'],
  ['promote 1.4.0 now', 'Unexpected argument "now"'],
  ['--traffic 0', '--traffic must be a number from 1 to 100, not "0"'],
  ['--traffic=101', 'not "101"'],
  ['--no-live --traffic 10', '--no-live uploads only'],
  ['ramp', 'ramp needs growing shares of visitors like 10,50,100, not ""'],
  ['ramp 50,10', 'not "50,10"'],
  ['ramp 50,101', 'not "50,101"'],
  ['ramp 10,20 --every soon', '--every must be a time like 10m, 2h or 1d, of 7d at most, not "soon"'],
  ['--fast', '--fast'],
  ['--token secret', '--token'],
  ['--redirect-to /cart', '--redirect-to /cart must follow its --retire <path>.'],
  ['--retire /a --redirect-to /b --redirect-to /c', '--redirect-to /c must follow'],
])('superium-release %s is refused', (line, reason) => {
  expect(() => parseReleaseArguments(line.split(' '), 'superium-release')).toThrow(reason)
})

test('an error names the options as the person typed them', () => {
  expect(() => parseReleaseArguments(['--fast'], 'npm run release -w mf-cart --')).toThrow(
    'npm run release -w mf-cart -- --traffic 10',
  )
})
