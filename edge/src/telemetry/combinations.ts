import { createHash } from 'node:crypto'
import type { Discovery } from '@superium/shared/contract'
import { LRUCache } from 'lru-cache'
import { COMBINATION_BYTES } from './document-token'

/** Combinations of earlier revisions whose documents may still report. */
const MAX_KEPT = 200
/** With more canaries at once, another instance's documents may be unknown here. */
const MAX_OF_REVISION = 64

/** The versions that a document is served with. */
export interface Combination {
  /** Base64url. */
  digest: string
  /** Version by name, sorted by name. */
  versions: ReadonlyMap<string, string>
}

/** Finds the versions of a document by their digest, also those of documents that another instance served. */
export interface Combinations {
  /** The combination of one visitor's discovery. */
  of(discovery: Discovery): Combination
  /** A combination that was served here, or that is possible with `live`. */
  find(digest: string, live: Discovery): Combination | undefined
}

export function createCombinations(): Combinations {
  const served = new WeakMap<Discovery, Combination>()
  const ofLive = new WeakMap<Discovery, Combination[]>()
  const kept = new LRUCache<string, Combination>({ max: MAX_KEPT })
  return {
    of(discovery) {
      const known = served.get(discovery) ?? (allOf(discovery)[0] as Combination)
      served.set(discovery, known)
      kept.set(known.digest, known)
      return known
    },
    find(digest, live) {
      const all = ofLive.get(live) ?? allOf(live)
      ofLive.set(live, all)
      return kept.get(digest) ?? all.find((one) => one.digest === digest)
    },
  }
}

/** Every combination of one version per name. */
function allOf({ microFrontends }: Discovery): Combination[] {
  let all: [name: string, version: string][][] = [[]]
  for (const name of Object.keys(microFrontends).sort()) {
    const versions = microFrontends[name]?.map(({ metadata }) => metadata.version) ?? []
    if (versions.length === 0) continue
    all = all
      .flatMap((before) => versions.map((version) => [...before, [name, version] as [string, string]]))
      .slice(0, MAX_OF_REVISION)
  }
  return all.map((pairs) => {
    const hash = createHash('sha256').update(JSON.stringify(pairs)).digest()
    return { digest: hash.subarray(0, COMBINATION_BYTES).toString('base64url'), versions: new Map(pairs) }
  })
}
