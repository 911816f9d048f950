import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

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

/** The installed version; throws for one that the host's reading of semver does not know (`shell/src/federation/satisfy.ts`). */
function installed(name: string): string {
  const folder = join(root, 'node_modules', name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version))
    throw new Error(`${name} ${version} cannot be shared: it needs a release from 1.0.0.`)
  return version
}

/**
 * The `shared` section for a build. The host provides: its own imports are of its own copy, which is the only one, and need
 * no share scope, hence the names that nothing imports. A remote only consumes: it bundles no copy.
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

/** What a remote's build takes from the host's facades without a word of it in its sources: icons are drawings alone. */
export const aliasesOfRemote: Record<string, string> = {
  [realpathSync(join(root, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs'))]: join(
    root,
    'shared/src/federation/lucide-icon.ts',
  ),
}

/** What a release requires of the page it joins: module to semver range. */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MODULES).map(([request, module]) => [request, `^${installed(module.package)}`]),
  )
}
