import { readFileSync } from 'node:fs'
import { packageFile } from './package-folder'

/**
 * The modules that exist once per page. The host's first files contain the `eager` ones and import the others lazily.
 * Router, MUI and Firebase are shared through our own modules, because a library shared as a whole cannot be
 * tree-shaken.
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

/**
 * The version that the package in `dir` has installed. It throws for a version that the host's runtime cannot compare.
 */
function installed(name: string, dir: string): string {
  const manifest = packageFile(name, 'package.json', dir)
  if (!manifest) throw new Error(`${name} is shared by all remotes and not installed for ${dir}.`)
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version))
    throw new Error(`${name} ${version} cannot be shared: it needs a release from 1.0.0.`)
  return version
}

/**
 * The `shared` option of a build of the package in `dir`. The host bundles shared modules directly, so its share keys are synthetic. A remote only
 * consumes and bundles no copy.
 */
export function sharedModules(kind: 'host' | 'remote', dir: string) {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => {
      const version = installed(module.package, dir)
      const range = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
      return kind === 'host'
        ? [`provided:${request}`, { ...range, import: request, shareKey: request, version, eager: module.eager }]
        : [request, { ...range, import: false as const }]
    }),
  )
}

/** Which shared modules a release of the package in `dir` requires: module to semver range. */
export function sharedRanges(dir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => [request, `^${installed(module.package, dir)}`]),
  )
}
