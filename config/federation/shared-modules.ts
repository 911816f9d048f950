import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The modules that exist once per page. The host's first files contain the `eager` ones and import the others lazily.
 * Router, MUI and Firebase are shared through modules of ours, because a library that is shared whole cannot be tree-shaken.
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

/** The installed version. It throws for one that `semver-satisfy.ts` cannot read. */
function installed(name: string): string {
  const folder = join(root, 'node_modules', name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version))
    throw new Error(`${name} ${version} cannot be shared: it needs a release from 1.0.0.`)
  return version
}

/**
 * The `shared` option of a build. The host bundles shared modules directly, so its share keys are synthetic. A remote only
 * consumes and bundles no copy.
 */
export function sharedModules(kind: 'host' | 'remote') {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => {
      const version = installed(module.package)
      const range = { singleton: true, strictVersion: true, requiredVersion: `^${version}` }
      return kind === 'host'
        ? [`provided:${request}`, { ...range, import: request, shareKey: request, version, eager: module.eager }]
        : [request, { ...range, import: false as const }]
    }),
  )
}

/** Which shared modules a release requires: module to semver range. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => [request, `^${installed(module.package)}`]),
  )
}
