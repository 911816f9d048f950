// The host's build uses this file in place of Module Federation's bundler runtime.
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
import type { PageRuntime } from '@superium/build/host'

type Options = Parameters<typeof init>[0]

/**
 * Only the parts that this site's containers use: none of them has remotes, share fallbacks or tree-shaken shared
 * modules.
 */
const federation = (start: (options: Options) => unknown) => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }: { webpackRequire: { federation: Federation } }) =>
      start(webpackRequire.federation.initOptions as Options),
  },
})

/** Chunks load the shared modules that they use, so no entry consumes one before its container is initialised. */
function installInitialConsumes({ initialConsumes }: { initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0) throw new Error('This entry uses shared modules before its container is initialised.')
}

/** The remote's instance, possibly from an earlier attempt to load it. `init` would return the host's instance. */
function remoteInstance(options: Options) {
  const existing = getInstance(({ name }) => name === options.name)
  existing?.initOptions(options)
  return existing ?? createInstance(options)
}

/** Hands the runtime to the remotes. The host's entry calls this with its start code (`container-start-loader.cjs`). */
export function provide(start: PageRuntime['start']): void {
  globalThis.superiumFederation = { start, federation: () => federation(remoteInstance) }
}

// Releases built before `superiumFederation` existed read this global and bundle the rest of the runtime.
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

/**
 * A shared module as the bundler passes it: `get` fetches its chunks and resolves to the function that evaluates them.
 */
interface LazyShare {
  get(): Promise<() => unknown>
}

const laterTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Evaluates the forms in several tasks of their own; together, and with the page that uses them, they would block the
 * thread for longer.
 */
function initHost(options: Options) {
  const shared = options.shared as unknown as Record<string, LazyShare[]> | undefined
  for (const share of shared?.['@superium/shared/forms'] ?? []) {
    const { get } = share
    share.get = async () => {
      // Without this file the forms work as well, evaluated in one task.
      const parts = import('../../shared/src/forms/parts').catch(() => ({ formParts: [] }))
      const [evaluate, { formParts }] = await Promise.all([get(), parts])
      for (const evaluatePart of [...formParts, evaluate]) {
        await laterTask()
        await evaluatePart()
      }
      await laterTask()
      return evaluate
    }
  }
  return init(options)
}

export default federation(initHost)
