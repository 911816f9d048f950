// Stands in the host's build where Module Federation's whole bundler runtime would be (`rspack.federation.ts`).
import { createInstance, getInstance, init } from '@module-federation/enhanced/runtime'
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import type { Federation } from '@module-federation/webpack-bundler-runtime'
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import type { HostRuntime } from '@superium/shared/federation'
import { noInitialConsumes } from './no-initial-consumes'

type Options = Parameters<typeof init>[0]

/** The parts of it that this site's containers use: none has remotes of its own, shared fallbacks or shaken shared modules. */
const federation = (start: (options: Options) => unknown) => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes: noInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }: { webpackRequire: { federation: Federation } }) =>
      start(webpackRequire.federation.initOptions as Options),
  },
})

/** A remote's instance: its own, or the one of an earlier attempt to load it. `init` would make it that of the page. */
function instanceOfRemote(options: Options) {
  const known = getInstance(({ name }) => name === options.name)
  known?.initOptions(options)
  return known ?? createInstance(options)
}

/** Hands the runtime to the remotes; `start` is what the compiler wrote into this entry. */
export function provide(start: HostRuntime['start']): void {
  globalThis.superiumFederation = { start, federation: () => federation(instanceOfRemote) }
}

// What remotes that were released before take of it: they bring the rest along.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: {},
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
})

export default federation(init)
