import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'
import { packageFile } from './package-folder'

/** The file that Module Federation's plugin names as the bundler's runtime. */
export const BUNDLER_RUNTIME = createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime')

const here = (file: string): string => join(import.meta.dirname, file)

/** Lucide's module that creates icon components, for the package in `dir`; undefined where Lucide is not installed. */
export const lucideFactory = (dir: string): string | undefined =>
  packageFile('lucide-react', 'dist/esm/createLucideIcon.mjs', dir)

/** Import aliases for the browser build of the remote in `dir`. */
export function remoteAliases(dir: string): Record<string, string> {
  const lucide = lucideFactory(dir)
  return { [BUNDLER_RUNTIME]: here('remote-runtime.js'), ...(lucide && { [lucide]: here('lucide-icon.js') }) }
}

/**
 * The rule that keeps the code for starting containers in the host only; `provide` is the host's module that receives
 * it.
 */
export const containerStartRule = (provide?: string): RuleSetRule => ({
  test: /^@module-federation\/runtime\/rspack\.js$/,
  loader: here('container-start-loader.cjs'),
  options: { provide },
})
