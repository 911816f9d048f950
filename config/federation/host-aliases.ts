import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLER_RUNTIME, lucideFactory } from '@superium/build/host'

const modules = join(import.meta.dirname, '../../node_modules')
/** The real path, as the plugin names it: `node_modules` may be a link. */
const packages = realpathSync(join(modules, '@module-federation'))

/** Packages of Module Federation's runtime, with the ending of their ECMAScript modules. */
const ENDINGS = {
  sdk: 'js',
  runtime: 'js',
  'runtime-core': 'js',
  'webpack-bundler-runtime': 'js',
  'error-codes': 'mjs',
}

/** A file of Module Federation. It throws for a missing file, so that no alias outlives the file that it replaces. */
function existing(path: string): string {
  const file = join(packages, path)
  if (!existsSync(file)) throw new Error(`Module Federation has no ${path}: see docs/federation.md, "Upgrade".`)
  return file
}

const here = (file: string): string => join(import.meta.dirname, file)

/** Module Federation's plugin requests the CommonJS files of its runtime, which cannot be tree-shaken. */
const ecmaScriptModules = Object.fromEntries(
  Object.entries(ENDINGS).flatMap(([name, ending]) => {
    const file = existing(`${name}/dist/index.${ending}`)
    return [
      [existing(`${name}/dist/index.cjs`), file],
      [`@module-federation/${name}$`, file],
    ]
  }),
)

/** React Router's package exports only its development files, which contain the texts of its warnings. */
const routerWithoutWarnings =
  process.env.NODE_ENV === 'development'
    ? {}
    : Object.fromEntries(
        ['index.mjs', 'dom-export.mjs'].map((file) => [
          realpathSync(join(modules, 'react-router/dist/development', file)),
          realpathSync(join(modules, 'react-router/dist/production', file)),
        ]),
      )

const CORE = 'runtime-core/dist'

/** The module that takes the runtime's start code from the host's entry and hands it to the remotes. */
export const HOST_RUNTIME = here('host-runtime.ts')

/** Import aliases for the browser build of the host in `dir`. */
export function hostAliases(dir: string): Record<string, string> {
  const lucide = lucideFactory(dir)
  return {
    ...ecmaScriptModules,
    [BUNDLER_RUNTIME]: HOST_RUNTIME,
    [existing(`${CORE}/plugins/snapshot/SnapshotHandler.js`)]: here('unused-parts.ts'),
    [existing(`${CORE}/utils/preload.js`)]: here('unused-parts.ts'),
    [existing(`${CORE}/utils/semver/index.js`)]: here('semver-satisfy.ts'),
    ...(lucide && { [lucide]: here('lucide-icon-factory.ts') }),
    ...routerWithoutWarnings,
    '@module-federation/runtime-core/disabled-snapshots': existing(`${CORE}/plugins/snapshot/disabled.js`),
  }
}
