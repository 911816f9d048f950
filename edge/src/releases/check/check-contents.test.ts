import { gzipSync } from 'node:zlib'
import { closeAfterEach } from '../../testing/close-after-each'
import { makeReleaseStore } from '../../testing/make-release-store'
import { releaseFiles, writeFiles } from '../../testing/release-files'
import { checkContents } from './check-contents'

closeAfterEach()

const NAME = 'mf-cart'
const VERSION = '1.1.0'
const GOOD = releaseFiles(NAME, VERSION, { slots: ['mini-cart'] })

const check = (files: Record<string, string>) =>
  checkContents({ name: NAME, version: VERSION, folder: writeFiles(makeReleaseStore({}), files) })

test('a release that is what it says has no problem, compressed copies included', async () => {
  const compressed = { 'routes.js.gz': gzipSync(GOOD['routes.js'] ?? '') } as unknown as Record<string, string>
  expect(await check({ ...GOOD, ...compressed })).toEqual([])
})

test('every file that is not what its hash says is named, of the browser and of the server', async () => {
  const problems = await check({ ...GOOD, 'routes.js': 'other()', 'server/remoteEntry.cjs': 'other()' })
  expect(problems).toEqual([
    'routes.js is not what its hash says.',
    'server/remoteEntry.cjs is not what its hash says.',
  ])
})

test('files that are missing, unlisted, or copies of something else are named', async () => {
  const { 'routes.js': _, ...rest } = GOOD
  const copy = { 'remoteEntry.js.gz': gzipSync('other()') } as unknown as Record<string, string>
  expect(await check({ ...rest, ...copy, 'extra.js': '' })).toEqual([
    'routes.js is listed in integrity.json but was not uploaded.',
    'extra.js was uploaded but is not listed in integrity.json.',
    'remoteEntry.js.gz is not a copy of remoteEntry.js.',
    'routes.js is named but was not uploaded.',
  ])
})

test.each<[string, Record<string, string>, string]>([
  ['another package', releaseFiles('mf-account', VERSION), 'It was built as mf-account, not as mf-cart.'],
  ['another version', releaseFiles(NAME, '1.2.0'), 'It was built as version 1.2.0, not as 1.1.0.'],
  [
    'no contract',
    releaseFiles(NAME, VERSION, { facts: { contract: 'one' } }),
    'superium.json: contract must be a number',
  ],
  ['no manifest', releaseFiles(NAME, VERSION, { files: { 'mf-manifest.json': '<html>' } }), 'mf-manifest.json: '],
  [
    'a manifest of nothing',
    releaseFiles(NAME, VERSION, { files: { 'mf-manifest.json': '{}' } }),
    'name must be a string',
  ],
  [
    'a slot that it does not expose',
    releaseFiles(NAME, VERSION, { facts: { slots: ['mini-cart'] } }),
    'It does not expose ./slots/mini-cart, which it declares.',
  ],
  [
    'a first load over its own budget',
    releaseFiles(NAME, VERSION, { facts: { budget: 10 } }),
    "Its first load is 0.0 kB, over the team's own budget of 0.0 kB.",
  ],
  [
    "a first load over the site's budget",
    releaseFiles(NAME, VERSION, { facts: { budget: 9_000_000 }, files: { 'routes.js': 'x'.repeat(70_000) } }),
    "Its first load is 70.0 kB, over the site's budget of 60.0 kB.",
  ],
  ['code in the host', releaseFiles(NAME, VERSION, { facts: { inHost: true } }), 'code is in the host'],
  ['a bad list of hashes', { ...GOOD, 'integrity.json': '{"routes.js":"md5-1"}' }, 'integrity.json cannot be read'],
])('a release with %s is told of it', async (_, files, problem) => {
  expect((await check(files)).join('\n')).toContain(problem)
})
