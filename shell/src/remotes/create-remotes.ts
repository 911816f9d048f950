import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, type Deployment, type Discovery, defaultDeployments } from '@superium/shared/contract'
import type { ComponentType } from 'react'
import { RemoteError } from './remote-error'
import { reportRemoteEvent } from './remote-events'
import { resiliencePlugin } from './resilience-plugin'
import { renewCached, retryOnce } from './retry-once'

/** The remotes of this page; all of their modules are loaded through it. */
export interface Remotes {
  /** Where this page is rendered. */
  readonly side: 'browser' | 'server'
  /** The deployments from discovery, one for each remote. */
  readonly deployments: readonly Deployment[]
  /**
   * Loads the module that `remote` exposes as `expose` (`routes`, `slots/mini-cart`); `RemoteError` when that fails.
   */
  load<T>(remote: string, expose: string): Promise<T>
  /** A slot's component, once it is loaded; only on the server, which then renders synchronously. */
  ready?(remote: string, expose: string): ComponentType<object> | undefined
  /** The remote that fills a slot, if any. */
  forSlot(slot: string): Deployment | undefined
}

/** How the browser or the server loads a container. */
interface Side {
  side: Remotes['side']
  /** The address to register for a deployment after this many failures. */
  entry(deployment: Deployment, failures: number): string
  /** Adds limits and checks to the loading. `deployments` is called when something loads. */
  plugin(deployments: () => Iterable<Deployment>): ModuleFederationRuntimePlugin
}

/** The address of a release's entry. After a failure it gets a query, because the browser caches the failed answer. */
function entryAddress({ url, extras }: Deployment, failures: number): string {
  const { href } = new URL(extras.superium.remoteEntry ?? '', new URL(url, location.href))
  return failures === 0 ? href : `${href}?r=${failures}`
}

const browser: Side = {
  side: 'browser',
  entry: entryAddress,
  plugin: resiliencePlugin,
}

/** Registers the remotes that discovery names; each is loaded at its first use. */
export function createRemotes(discovery: Discovery, { side, entry, plugin }: Side = browser): Remotes {
  const deployments = defaultDeployments(discovery).filter(({ extras }) => extras.superium.kind === 'remote')
  const byName = new Map(deployments.map((one) => [one.extras.superium.name, one]))
  const loaded = new Map<string, Promise<unknown>>()
  /** Failures by container. */
  const failures = new Map<string, number>()

  const register = (one: Deployment, failed: number): void =>
    registerRemotes([{ name: one.extras.superium.container, entry: entry(one, failed) }], { force: failed > 0 })

  registerPlugins([plugin(() => byName.values())])
  for (const one of deployments) register(one, 0)

  async function attempt(remote: string, expose: string): Promise<unknown> {
    const deployment = byName.get(remote)
    if (!deployment) throw new RemoteError(remote, new Error('discovery does not name it'))
    const { container, contract, remoteEntry, inHost } = deployment.extras.superium
    if (contract > CONTRACT_VERSION) {
      const error = new Error(`it speaks contract ${contract}, the site speaks ${CONTRACT_VERSION}`)
      reportRemoteEvent({ remote, what: 'not-loaded', error })
      throw new RemoteError(remote, error)
    }
    const failed = failures.get(container) ?? 0
    try {
      if (side === 'browser' && !remoteEntry && !inHost) throw new Error('discovery names no entry of it')
      if (failed > 0) {
        register(deployment, failed)
        // The document of the next page loads the address without a query.
        if (side === 'browser') void renewCached(entry(deployment, 0))
      }
      const load = () => loadRemote<unknown>(`${container}/${expose}`)
      const module = await (failed > 0 ? retryOnce(load) : load())
      if (!module) throw new Error(`it does not expose ${expose}`)
      reportRemoteEvent({ remote, what: 'loaded' })
      return module
    } catch (error) {
      failures.set(container, failed + 1)
      reportRemoteEvent({ remote, what: 'not-loaded', error })
      throw new RemoteError(remote, error)
    }
  }

  const hasFailed = (remote: string): boolean => failures.has(byName.get(remote)?.extras.superium.container ?? '')

  const start = (key: string, remote: string, expose: string): Promise<unknown> => {
    const module = attempt(remote, expose)
    loaded.set(key, module)
    module.catch(() => loaded.delete(key))
    return module
  }

  return {
    side,
    deployments,
    forSlot: (slot) => deployments.find(({ extras }) => extras.superium.slots.includes(slot)),
    load<T>(remote: string, expose: string) {
      const key = `${remote}/${expose}`
      const current = loaded.get(key)
      const again = () => loaded.get(key) ?? start(key, remote, expose)
      // After a failure somebody may press Try again. An attempt that began before may have missed that the remote works.
      const module = current && hasFailed(remote) ? current.catch(again) : again()
      return module as Promise<T>
    },
  }
}
