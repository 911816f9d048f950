import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The modules of which there is one copy on a page. `eager` ones are in the host's first files; the others the host
 * holds behind a lazy import. Router, MUI and Firebase are shared as facades of ours: shared whole they cannot be tree-shaken.
 */
const MODULES: Record<string, { eager: boolean; package: string }> = {
  react: { eager: true, package: 'react' },
  'react/jsx-runtime': { eager: true, package: 'react' },
  'react-dom': { eager: true, package: 'react-dom' },
  nanostores: { eager: true, package: 'nanostores' },
  '@nanostores/react': { eager: true, package: '@nanostores/react' },
  '@superium/shared/api': { eager: true, package: '@superium/shared' },
  '@superium/shared/router': { eager: true, package: '@superium/shared' },
  '@superium/shared/state': { eager: true, package: '@superium/shared' },
  '@superium/shared/ui': { eager: true, package: '@superium/shared' },
  '@superium/shared/forms': { eager: false, package: '@superium/shared' },
  '@superium/shared/identity': { eager: false, package: '@superium/shared' },
  '@superium/shared/tables': { eager: false, package: '@superium/shared' },
}

const installed = (name: string): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'node_modules', name, 'package.json'), 'utf8')).version

/** The `shared` section for a build: the host provides, a remote only consumes (it bundles no copy of its own). */
export function sharedModules(kind: 'host' | 'remote') {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => {
      const version = installed(module.package)
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${version}`,
          ...(kind === 'host' ? { version, eager: module.eager } : { import: false as const }),
        },
      ]
    }),
  )
}

/** What a release requires of the page it joins: module to semver range. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => [request, `^${installed(module.package)}`]),
  )
}
