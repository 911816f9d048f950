import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOfFolder } from '@superium/release/integrity'
import { SETTINGS } from '../settings/setting-list'
import { makeTree } from '../testing/make-tree'
import { frontEnds } from './front-ends'

const ROOT = join(__dirname, '../../..')

/** Settings that differ in every value from another site's. */
const settingsOf = (site: string): Record<string, string> => ({
  ...Object.fromEntries(SETTINGS.map(({ name }) => [name, `${site}-${name}`])),
  API_URL: `https://api.${site}.example`,
  SUPERIUM_URL: `https://${site}.example`,
  SUPERIUM_RELEASE_TOKEN: `token-of-${site}`,
})

const PAGES = ['cards', 'codes', 'lists', 'orders', 'senders', 'texts', 'wraps']

/** A remote that uses the page's state, API and UI, and has several pages. */
function remote(): string {
  const dir = makeTree({
    ...Object.fromEntries(
      PAGES.map((page) => [`src/${page}.tsx`, `import './${page}.css'\nexport const Component = () => '${page}'`]),
    ),
    ...Object.fromEntries(PAGES.map((page) => [`src/${page}.css`, `.${page} { color: red }`])),
    'package.json': '{"version":"1.4.0","type":"module"}',
    'src/page.tsx': `
import { api } from '@superium/shared/api'
import { $theme } from '@superium/shared/state'
import { Page } from '@superium/shared/ui'
import { LRUCache } from 'lru-cache'
export const Component = () => <Page>{String(api)}{String($theme)}{new LRUCache({ max: 9 }).size}{process.env.NODE_ENV}</Page>
`,
    'src/routes.tsx': `export default [${['page', ...PAGES].map((page) => `{ path: '/${page}', lazy: () => import('./${page}') }`)}]`,
    'rspack.config.ts': `
import { remote } from ${JSON.stringify(join(ROOT, 'packages/build/src/remote'))}
export default remote({ dir: import.meta.dirname, name: 'mf-gift', owner: 'Gift', exposes: { './routes': './src/routes.tsx' } })
`,
  })
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  return dir
}

/** The entry's lists of hashes, of its scripts and of its style sheets, in the order in which they are written. */
const hashLists = (dir: string, entry: string) =>
  [...readFileSync(join(dir, 'dist/browser', entry), 'utf8').matchAll(/\{\w+:"sha384-[^}]+\}/g)].map(([list]) => ({
    chunks: list.match(/\w+:(?=")/g) ?? [],
    hashes: list.match(/sha384-[^"]+/g) ?? [],
  }))

test('a build for one site has the bytes of a build for another, and names its version in its facts alone', async () => {
  const dir = remote()
  const build = async (site: string, version: string) => {
    rmSync(join(dir, 'dist'), { recursive: true, force: true })
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'build', '--config-loader', 'auto'],
      {
        cwd: dir,
        env: { PATH: process.env.PATH, ...settingsOf(site), NODE_ENV: 'production', SUPERIUM_BUILD_VERSION: version },
        stdio: 'pipe',
      },
    )
    const facts = JSON.parse(readFileSync(join(dir, 'dist/browser/superium.json'), 'utf8'))
    const { 'browser/superium.json': _, ...files } = await integrityOfFolder(join(dir, 'dist'))
    const manifest = JSON.parse(readFileSync(join(dir, 'dist/browser/mf-manifest.json'), 'utf8'))
    return { files, facts, manifest, lists: hashLists(dir, manifest.metaData.remoteEntry.name) }
  }
  const [staging, production] = [await build('staging', '1.4.0'), await build('production', '1.4.1')]
  expect(Object.keys(staging.files)).toEqual(
    expect.arrayContaining(['browser/mf-manifest.json', 'server/remoteEntry.cjs']),
  )
  expect(production.manifest).toEqual(staging.manifest)
  expect(production.files).toEqual(staging.files)
  expect(Object.keys(staging.files)).not.toContain('browser/mf-stats.json')
  expect(production.facts).toEqual({ ...staging.facts, version: '1.4.1' })
  // Two builds rarely show that the order of a list is left to chance.
  expect(staging.lists).toHaveLength(2)
  for (const { chunks, hashes } of staging.lists) {
    expect(chunks.length).toBeGreaterThanOrEqual(PAGES.length)
    expect(chunks).toEqual(chunks.toSorted())
    expect(Object.values(staging.files)).toEqual(expect.arrayContaining(hashes))
  }
  // Lists the libraries that the remote bundles itself; React, state and UI come from the page.
  const { own } = staging.facts
  expect(own).toMatchObject({ 'lru-cache': expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  expect(Object.keys(own).filter((name) => /react|nanostores|superium/.test(name))).toEqual([])
})

/** The sources in a folder that go into builds, relative to the repository. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.test\.|(?:^|\/)testing\//.test(path))
    .map((path) => join(folder, path))

test('no source of the front end reads the environment that it is built in, and no build fills one in', () => {
  const reading = (paths: string[], what: RegExp) =>
    paths.filter((path) => what.test(readFileSync(join(ROOT, path), 'utf8')))
  const folders = [...frontEnds(ROOT).map(({ name }) => `${name}/src`), 'shared/src']
  expect(reading(folders.flatMap(sourcesIn), /process\.env|import\.meta\.env/)).toEqual([])
  const builds = [...sourcesIn('packages/build/src'), ...sourcesIn('config/federation'), 'rspack.config.base.ts']
  expect(reading(builds, /DefinePlugin|EnvironmentPlugin/)).toEqual([])
})
