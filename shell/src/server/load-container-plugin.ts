import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Brings a container in; the site's server reads it from its verified release. Throws when it cannot be had. */
export type LoadContainer = (container: string) => Promise<unknown>

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>

/** Lets the site's server hand over the containers: nothing is fetched or evaluated behind its back. */
export function loadContainerPlugin(loadContainer: LoadContainer): ModuleFederationRuntimePlugin {
  const loadEntry = (async ({ remoteInfo }) => loadContainer(remoteInfo.name)) as LoadEntry
  return { name: 'superium-disk', loadEntry }
}
