import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Deployment } from '@superium/shared/contract'

/** How long an entry script may take, in milliseconds: 5 KB on a slow phone line beside the rest of a page. */
export const REMOTE_TIMEOUT_MS = 10_000

/**
 * Makes Module Federation's loading bounded: entry scripts are loaded with a time-out, checked against their integrity, and
 * removed when they hang. `deployments` is asked at call time.
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
      return { script, timeout: REMOTE_TIMEOUT_MS }
    },
  }
}
