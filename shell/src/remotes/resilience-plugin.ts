import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { SCRIPT_TIMEOUT_MS } from '@superium/shared/constants'
import type { Deployment } from '@superium/shared/contract'

/**
 * Loads entry scripts with a time-out and an integrity check, and removes them when they hang. `deployments` is
 * called when something loads.
 */
export function resiliencePlugin(deployments: () => Iterable<Deployment>): ModuleFederationRuntimePlugin {
  return {
    name: 'superium-resilience',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      const owner = [...deployments()].find(({ extras }) => extras.superium.container === remoteInfo?.name)
      script.integrity = owner?.extras.superium.entryIntegrity ?? ''
      return { script, timeout: SCRIPT_TIMEOUT_MS }
    },
  }
}
