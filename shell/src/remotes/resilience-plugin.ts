import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Deployment } from '@superium/shared/contract'

/** How long a manifest or an entry script may take, in milliseconds. */
export const REMOTE_TIMEOUT_MS = 4000

const path = (url: string): string => new URL(url, location.href).pathname

/**
 * Makes Module Federation's loading bounded: manifests are fetched with a time-out and checked against their integrity,
 * entry scripts that hang are removed. `deployments` is asked at call time, since a retry may register anew.
 */
export function resiliencePlugin(deployments: () => Iterable<Deployment>): ModuleFederationRuntimePlugin {
  const integrity = (url: string): string | undefined =>
    [...deployments()].find((one) => path(one.url) === path(url))?.metadata.integrity
  return {
    name: 'superium-resilience',
    async fetch(url, init) {
      const expected = integrity(url)
      const response = await globalThis.fetch(url, {
        ...init,
        signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
        ...(expected && { integrity: expected }),
      })
      if (!response.ok) throw new Error(`its manifest answered with status ${response.status}`)
      // A malformed manifest is not recoverable once Module Federation has taken it: parse it here first.
      const manifest: unknown = await response.clone().json()
      if (typeof manifest !== 'object' || manifest === null || !('metaData' in manifest)) {
        throw new Error('its manifest is not one')
      }
      return response
    },
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      return { script, timeout: REMOTE_TIMEOUT_MS }
    },
  }
}
