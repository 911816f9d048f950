import { satisfies, valid } from 'semver'
import type { Manifest } from '../manifest'

/** The ranges that the host's runtime reads (`config/federation/semver-satisfy.ts`); any other would fail in browsers. */
const READ_BY_HOSTS = /^\^?[1-9]\d*\.\d+\.\d+$/

/** A host; its manifest lists what it provides. */
export interface SharedModulesProvider {
  name: string
  version: string
  manifest: Manifest
}

/** A remote; its facts list what it requires. */
export interface SharedModulesConsumer {
  name: string
  version: string
  shared: Record<string, string>
}

/** Checks that the host provides every shared module that a remote requires, in a version that satisfies its range. */
export function checkSharedModules(host: SharedModulesProvider, remote: SharedModulesConsumer): string[] {
  const provided = new Map(host.manifest.shared.map(({ name, version }) => [name, version]))
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    if (!READ_BY_HOSTS.test(range)) {
      return [
        `${remote.name} ${remote.version} requires ${module} ${range}, but only ranges like ^1.2.3 and 1.2.3 are supported.`,
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
      `${remote.name} ${remote.version} requires ${module} ${range}, but ${host.name} ${host.version} provides ${version || 'no version'}.`,
    ]
  })
}
