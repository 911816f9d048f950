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

test('an intact release with compressed copies passes', async () => {
  const compressed = { 'routes.js.gz': gzipSync(GOOD['routes.js'] ?? '') } as unknown as Record<string, string>
  expect(await check({ ...GOOD, ...compressed })).toEqual([])
})

test('every file that does not match its hash is reported, for browser and server', async () => {
  const problems = await check({ ...GOOD, 'routes.js': 'other()', 'server/remoteEntry.cjs': 'other()' })
  expect(problems).toEqual([
    'routes.js does not match its hash in integrity.json.',
    'server/remoteEntry.cjs does not match its hash in integrity.json.',
  ])
})

test('missing, unlisted and wrongly compressed files are reported', async () => {
  const { 'routes.js': _, ...rest } = GOOD
  const copy = { 'remoteEntry.js.gz': gzipSync('other()') } as unknown as Record<string, string>
  expect(await check({ ...rest, ...copy, 'extra.js': '' })).toEqual([
    'routes.js is listed in integrity.json but was not uploaded.',
    'extra.js was uploaded but is not listed in integrity.json.',
    'remoteEntry.js.gz is not a compressed copy of remoteEntry.js.',
    'routes.js is declared but was not uploaded.',
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
    'superium.json declares ./slots/mini-cart, but the manifest does not expose it.',
  ],
  [
    'a first load over its own budget',
    releaseFiles(NAME, VERSION, { facts: { budget: 10 } }),
    "Its first load is 0.0 kB, more than the team's own budget of 0.0 kB.",
  ],
  [
    "a first load over the site's budget",
    releaseFiles(NAME, VERSION, { facts: { budget: 9_000_000 }, files: { 'routes.js': 'x'.repeat(70_000) } }),
    "Its first load is 70.0 kB, more than the site's budget of 60.0 kB.",
  ],
  [
    'libraries of its own over the budget, wherever they load',
    releaseFiles(NAME, VERSION, {
      facts: { ownFiles: ['routes.js', 'vendors.js'] },
      files: { 'routes.js': 'x'.repeat(10_000), 'vendors.js': 'x'.repeat(50_001) },
    }),
    "Its first load with the libraries of its own is 60.0 kB, more than the site's budget of 60.0 kB.",
  ],
  [
    'files of libraries that are not there',
    releaseFiles(NAME, VERSION, { facts: { ownFiles: ['vendors.js'] } }),
    'vendors.js is declared but was not uploaded.',
  ],
  [
    'a section of the home page whose styles are no part of its manifest',
    releaseFiles(NAME, VERSION, {
      facts: { chunks: { __federation_expose_slots__home: { js: [], css: ['home.css'] } } },
      files: { 'home.css': 'x'.repeat(70_000) },
    }),
    "Its first load is 70.0 kB, more than the site's budget of 60.0 kB.",
  ],
  [
    'a list of hashes that takes long to parse',
    { ...GOOD, 'integrity.json': ' '.repeat(2 ** 20 + 1) },
    'integrity.json: it may have at most 1024 kB.',
  ],
  [
    'a manifest that takes long to parse',
    releaseFiles(NAME, VERSION, { files: { 'mf-manifest.json': ' '.repeat(2 ** 20 + 1) } }),
    'mf-manifest.json: it may have at most 1024 kB.',
  ],
  [
    'facts that every document would carry',
    releaseFiles(NAME, VERSION, { facts: { slots: [`a${'b'.repeat(20_000)}`] } }),
    'Every page of the site would carry 20 kB of superium.json, and 16 kB is the most that one release may have there. The largest field is slots.',
  ],
  ['code in the host', releaseFiles(NAME, VERSION, { facts: { inHost: true } }), 'inHost is reserved'],
  ['a bad list of hashes', { ...GOOD, 'integrity.json': '{"routes.js":"md5-1"}' }, 'integrity.json cannot be read'],
])('a release with %s is refused', async (_, files, problem) => {
  expect((await check(files)).join('\n')).toContain(problem)
})
