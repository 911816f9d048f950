import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Configuration, type MultiStats, rspack } from '@rspack/core'
import { oneBundle, outputDir, REMOTES_FILE } from './one-bundle-configuration'

// A separate process, because the configurations read NODE_ENV and SUPERIUM_BUILD_VERSION when they load.
const root = process.cwd()
const { configurations, packages, runtime, runtimePath } = await oneBundle(root)
mkdirSync(outputDir(root), { recursive: true })
writeFileSync(runtimePath, runtime)
const run = promisify<Configuration[], MultiStats | undefined>((all, done) => rspack(all, done))
const stats = await run(configurations)
if (!stats || stats.hasErrors()) {
  console.error(stats?.toString({ preset: 'errors-only' }) ?? 'The compiler printed nothing.')
  process.exitCode = 1
}

const remotes = packages.filter(({ facts }) => facts.kind === 'remote').map(({ facts }) => facts)
writeFileSync(join(outputDir(root), 'browser', REMOTES_FILE), JSON.stringify(remotes))
// The release store treats a release with a manifest as complete.
writeFileSync(join(outputDir(root), 'browser/mf-manifest.json'), '{}')
