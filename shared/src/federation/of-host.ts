// Stands in a remote's build where Module Federation's own runtime would be (`rspack.federation.ts`).
import type { HostRuntime } from './host-runtime'

const host: HostRuntime | undefined = globalThis.superiumFederation
if (!host)
  throw new Error('The shell of this page gives remotes no Module Federation runtime: it is older than they need.')

export default { ...host.federation(), start: host.start }
