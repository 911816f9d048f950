import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Configuration, type MultiStats, rspack } from '@rspack/core'
import { oneBundle, outputDir, REMOTES_FILE } from './one-bundle-configuration'

// A program of its own: the compiler reads NODE_ENV and SUPERIUM_BUILD_VERSION where the configurations are loaded.
const root = process.cwd()
const { configurations, packages, runtime, runtimePath } = await oneBundle(root)
mkdirSync(outputDir(root), { recursive: true })
writeFileSync(runtimePath, runtime)
const run = promisify<Configuration[], MultiStats | undefined>((all, done) => rspack(all, done))
const stats = await run(configurations)
if (!stats || stats.hasErrors()) {
  console.error(stats?.toString({ preset: 'errors-only' }) ?? 'The compiler said nothing.')
  process.exitCode = 1
}

const remotes = packages.filter(({ facts }) => facts.kind === 'remote').map(({ facts }) => facts)
writeFileSync(join(outputDir(root), 'browser', REMOTES_FILE), JSON.stringify(remotes))
// The release store takes a release for whole when it has a manifest.
writeFileSync(join(outputDir(root), 'browser/mf-manifest.json'), '{}')
