import { satisfies, valid } from 'semver'
import type { Manifest } from '../manifest'

/** The ranges that the host can read in browsers (`config/federation/semver-satisfy.ts`). */
const READ_BY_HOSTS = /^\^?[1-9]\d*\.\d+\.\d+$/

/** A host: what it provides, by its manifest. */
export interface SharedModulesProvider {
  name: string
  version: string
  manifest: Manifest
}

/** A remote: what it requires, by its facts. */
export interface SharedModulesConsumer {
  name: string
  version: string
  shared: Record<string, string>
}

/** Every shared module that a remote requires is provided by the host in a version that satisfies it (semver). */
export function checkSharedModules(host: SharedModulesProvider, remote: SharedModulesConsumer): string[] {
  const provided = new Map(host.manifest.shared.map(({ name, version }) => [name, version]))
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    if (!READ_BY_HOSTS.test(range)) {
      return [
        `${remote.name} ${remote.version} requires ${module} ${range}: hosts read ranges like ^1.2.3 and 1.2.3 only.`,
      ]
    }
    const version = provided.get(module)
    if (version === undefined) {
      return [
        `${remote.name} ${remote.version} requires ${module}, which ${host.name} ${host.version} does not provide.`,
      ]
    }
    if (valid(version) && satisfies(version, range)) return []
    return [
      `${remote.name} ${remote.version} requires ${module} ${range}, ${host.name} ${host.version} provides ${version || 'no version of it'}.`,
    ]
  })
}
