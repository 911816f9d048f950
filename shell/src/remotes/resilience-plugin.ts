import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Deployment } from '@superium/shared/contract'

/** How long a manifest or an entry script may take, in milliseconds: 15 KB on a slow phone line beside the rest of a page. */
export const REMOTE_TIMEOUT_MS = 10_000

/** Without the query, which counts retries. */
const file = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href)
  return origin + pathname
}

/**
 * Makes Module Federation's loading bounded: manifests are fetched with a time-out and checked against their integrity,
 * entry scripts too, and removed when they hang. Both are asked at call time: `deployments`, and `attempt`, how often a container
 * failed before.
 */
export function resiliencePlugin(
  deployments: () => Iterable<Deployment>,
  attempt: (container: string) => number,
): ModuleFederationRuntimePlugin {
  const integrity = (url: string): string | undefined =>
    [...deployments()].find((one) => file(one.url) === file(url))?.metadata.integrity
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
    // Its own preloading evaluates chunks whose hash nobody checks: the bundler asks for them by the entry's hashes.
    generatePreloadAssets: () => Promise.resolve(false as never),
    createScript({ url, remoteInfo }) {
      const tries = attempt(remoteInfo?.name ?? '')
      const script = document.createElement('script')
      // The same address again may be answered by a preload that failed.
      script.src = tries === 0 ? url : `${url}?r=${tries}`
      script.async = true
      script.crossOrigin = 'anonymous'
      const owner = [...deployments()].find(({ extras }) => extras.superium.container === remoteInfo?.name)
      script.integrity = owner?.extras.superium.entryIntegrity ?? ''
      return { script, timeout: REMOTE_TIMEOUT_MS }
    },
  }
}
