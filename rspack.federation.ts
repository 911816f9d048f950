import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

/** Where it really lies, as the plugin names it: `node_modules` may be a link. */
const FOLDER = realpathSync(join(import.meta.dirname, 'node_modules/@module-federation'))
const PACKAGES = {
  sdk: 'js',
  runtime: 'js',
  'runtime-core': 'js',
  'webpack-bundler-runtime': 'js',
  'error-codes': 'mjs',
}
const CORE = 'runtime-core/dist'
const BUNDLER_RUNTIME = 'webpack-bundler-runtime/dist/index.cjs'

/** A file of Module Federation; throws when a version has no such file, so that no alias is left behind unnoticed. */
function part(path: string): string {
  const file = join(FOLDER, path)
  if (!existsSync(file)) throw new Error(`Module Federation has no ${path} any more: see rspack.federation.ts.`)
  return file
}

const own = (path: string): string => join(import.meta.dirname, path)

/**
 * Module Federation's plugin names the CommonJS files of its runtime, from which nothing can be shaken out: these aliases
 * put the ECMAScript modules in their place.
 */
const ecmaScript = Object.fromEntries(
  Object.entries(PACKAGES).flatMap(([name, ending]) => {
    const file = (end: string): string => part(`${name}/dist/index.${end}`)
    return [
      [file('cjs'), file(ending)],
      [`@module-federation/${name}$`, file(ending)],
    ]
  }),
)

/** The host's runtime: without what no page of this site uses, and handed to the remotes. */
const ofHost = {
  ...ecmaScript,
  [part(BUNDLER_RUNTIME)]: own('shell/src/federation/bundler-runtime.ts'),
  [part(`${CORE}/plugins/snapshot/SnapshotHandler.js`)]: own('shell/src/federation/no-snapshots.ts'),
  [part(`${CORE}/utils/preload.js`)]: own('shell/src/federation/no-preloading.ts'),
  [part(`${CORE}/utils/semver/index.js`)]: own('shell/src/federation/satisfy.ts'),
  [part(`${CORE}/utils/context.js`)]: own('shell/src/federation/no-diagnostics.ts'),
  [part('sdk/dist/logger.js')]: own('shell/src/federation/plain-logger.ts'),
  '@module-federation/runtime-core/disabled-snapshots': part(`${CORE}/plugins/snapshot/disabled.js`),
}

/** A remote has none: it takes the host's. */
const ofRemote = { [part(BUNDLER_RUNTIME)]: own('shared/src/federation/of-host.ts') }

/** What stands in a browser build where Module Federation's runtime would stand whole. */
export const federationModules = (kind: 'host' | 'remote'): Record<string, string> =>
  kind === 'host' ? ofHost : ofRemote

/** The code that starts a container, which the compiler writes into every entry, is the host's for all of them. */
export const federationStart = (kind: 'host' | 'remote'): RuleSetRule => ({
  test: /^@module-federation\/runtime\/rspack\.js$/,
  loader: own('rspack.federation-start.cjs'),
  options: { provide: kind === 'host' ? own('shell/src/federation/bundler-runtime.ts') : undefined },
})
