import type { ReleaseFacts } from '@superium/shared/contract'

type Host = Pick<ReleaseFacts, 'name' | 'version' | 'provides'>
type Remote = Pick<ReleaseFacts, 'name' | 'version' | 'expects'>

/**
 * Checks that the host provides every name that a remote imports from a shared module. Releases older than these facts
 * are not checked.
 */
export function checkSharedNames(host: Host, remote: Remote): string[] {
  return Object.entries(remote.expects ?? {}).flatMap(([module, names]) => {
    const provided = host.provides?.[module]
    if (!provided) return []
    return names
      .filter((name) => !provided.includes(name))
      .map(
        (name) =>
          `${remote.name} ${remote.version} uses ${name} of ${module}, which ${host.name} ${host.version} does not provide.`,
      )
  })
}
