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

/** A remote that uses the page's state, API and UI. */
function remote(): string {
  const dir = makeTree({
    'package.json': '{"version":"1.4.0","type":"module"}',
    'src/page.tsx': `
import { api } from '@superium/shared/api'
import { $theme } from '@superium/shared/state'
import { Page } from '@superium/shared/ui'
import { LRUCache } from 'lru-cache'
export const Component = () => <Page>{String(api)}{String($theme)}{new LRUCache({ max: 9 }).size}{process.env.NODE_ENV}</Page>
`,
    'src/routes.tsx': "export default [{ path: '/gift', lazy: () => import('./page') }]",
    'rspack.config.ts': `
import { remote } from ${JSON.stringify(join(ROOT, 'packages/build/src/remote'))}
export default remote({ dir: import.meta.dirname, name: 'mf-gift', owner: 'Gift', exposes: { './routes': './src/routes.tsx' } })
`,
  })
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  return dir
}

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
    const manifest: unknown = JSON.parse(readFileSync(join(dir, 'dist/browser/mf-manifest.json'), 'utf8'))
    return { files, facts, manifest }
  }
  const [staging, production] = [await build('staging', '1.4.0'), await build('production', '1.4.1')]
  expect(Object.keys(staging.files)).toEqual(
    expect.arrayContaining(['browser/mf-manifest.json', 'server/remoteEntry.cjs']),
  )
  expect(production.manifest).toEqual(staging.manifest)
  expect(production.files).toEqual(staging.files)
  expect(Object.keys(staging.files)).not.toContain('browser/mf-stats.json')
  expect(production.facts).toEqual({ ...staging.facts, version: '1.4.1' })
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
