import type { Addresses } from './enough-addresses'

const HOUR_MS = 3_600_000
/** Networks told apart per version and hour. */
const MAX_NETWORKS = 50_000

type Networks = Record<keyof Addresses, Set<string>>

/** Counts from how many networks a version was viewed, and from how many it failed. */
export interface Reporters {
  /** `network` is the digest in a document's token. */
  add(kind: keyof Addresses, remote: string, version: string, network: string): void
  /** In this hour or in the last, whichever has more failures. */
  addresses(remote: string, version: string): Addresses
}

/** Keeps digests of networks in memory only, for two hours. */
export function createReporters(now: () => number = Date.now): Reporters {
  let hour = 0
  let versions = new Map<string, Networks>()
  let versionsBefore = new Map<string, Networks>()

  function startHour(): void {
    const current = Math.floor(now() / HOUR_MS)
    if (current === hour) return
    versionsBefore = current === hour + 1 ? versions : new Map()
    versions = new Map()
    hour = current
  }

  const sizes = (networks: Networks | undefined): Addresses => ({
    seen: networks?.seen.size ?? 0,
    failed: networks?.failed.size ?? 0,
  })

  return {
    add(kind, remote, version, network) {
      startHour()
      const of = `${remote} ${version}`
      const networks = versions.get(of) ?? { seen: new Set(), failed: new Set() }
      versions.set(of, networks)
      for (const set of kind === 'failed' ? [networks.seen, networks.failed] : [networks.seen]) {
        if (set.size < MAX_NETWORKS) set.add(network)
      }
    },
    addresses(remote, version) {
      startHour()
      const of = `${remote} ${version}`
      const [current, last] = [sizes(versions.get(of)), sizes(versionsBefore.get(of))]
      return last.failed > current.failed ? last : current
    },
  }
}
