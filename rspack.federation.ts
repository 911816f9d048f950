import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/** Where it really lies, as the plugin names it: `node_modules` may be a link. */
const FOLDER = realpathSync(join(import.meta.dirname, 'node_modules/@module-federation'))
const PACKAGES = {
  sdk: 'js',
  runtime: 'js',
  'runtime-core': 'js',
  'webpack-bundler-runtime': 'js',
  'error-codes': 'mjs',
}

/**
 * Module Federation's plugin names the CommonJS files of its runtime, from which nothing can be shaken out: these aliases
 * put the ECMAScript modules in their place. A remote's entry is half as large with them.
 */
export const federationModules: Record<string, string> = Object.fromEntries(
  Object.entries(PACKAGES).flatMap(([name, ending]) => {
    const file = (end: string): string => join(FOLDER, name, 'dist', `index.${end}`)
    return [
      [file('cjs'), file(ending)],
      [`@module-federation/${name}$`, file(ending)],
    ]
  }),
)
