import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Loads a container; the site's server reads it from its verified release. Throws when it is not available. */
export type LoadContainer = (container: string) => Promise<unknown>

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>

/** Makes Module Federation load containers through the site's server instead of fetching and evaluating them itself. */
export function loadContainerPlugin(loadContainer: LoadContainer): ModuleFederationRuntimePlugin {
  const loadEntry = (async ({ remoteInfo }) => loadContainer(remoteInfo.name)) as LoadEntry
  return { name: 'superium-disk', loadEntry }
}
