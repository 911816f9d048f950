import type { Deployment } from '@superium/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { canaryOf, defaultOf } from '../releases/live/default-and-canary-deployments'
import { bucketOf, giveBucket, isInCanary } from './canary-bucket'
import { composeSite, type Site } from './compose-site'
import type { Snapshot } from './discovery-store'

/** Cached combinations of versions: n canaries have 2ⁿ, and each visitor's cookie selects one. */
const MAX_SITES = 200

/** By snapshot and combination of versions. */
const sites = new WeakMap<Snapshot, LRUCache<string, Site>>()

/** Small, because overrides are rare. */
const overridden = new LRUCache<string, Site>({ max: 50 })

/** Whether visitors get different sites, so that caches must not share answers. */
export const hasCanary = ({ discovery }: Snapshot): boolean =>
  Object.values(discovery.microFrontends).some((deployments) => deployments.length > 1)

/** The site of a visitor without a canary bucket: the default deployment of every name. */
export const defaultSite = (snapshot: Snapshot): Site => siteOf(snapshot, (name) => defaultOf(snapshot.discovery, name))

/** The most frequent sites: the default one, and one per canary with only that canary. */
export const commonSites = (snapshot: Snapshot): Site[] => [
  defaultSite(snapshot),
  ...Object.keys(snapshot.discovery.microFrontends).flatMap((name) => {
    const canary = canaryOf(snapshot.discovery, name)
    return canary ? [siteOf(snapshot, (one) => (one === name ? canary : defaultOf(snapshot.discovery, one)))] : []
  }),
]

/** The site of a visitor with this bucket. */
export const siteOfBucket = (snapshot: Snapshot, bucket: string): Site =>
  siteOf(snapshot, (name) => {
    const canary = canaryOf(snapshot.discovery, name)
    const { version = '' } = canary?.metadata ?? {}
    return canary && isInCanary(bucket, name, version, canary.deployment?.traffic ?? 0)
      ? canary
      : defaultOf(snapshot.discovery, name)
  })

/**
 * The site of the visitor who requests a document. While a canary runs, a visitor without a bucket gets one; otherwise no
 * cookie is set, so that caches can store documents.
 */
export function siteForVisitor(snapshot: Snapshot, request: FastifyRequest, reply: FastifyReply): Site {
  if (!hasCanary(snapshot)) return defaultSite(snapshot)
  return siteOfBucket(snapshot, bucketOf(request) ?? giveBucket(request, reply))
}

/** The visitor's site with some deployments replaced or, for names that are not live yet, added. */
export function overriddenSite(site: Site, deployments: Map<string, Deployment>): Site {
  const names = new Set([...Object.keys(site.discovery.microFrontends), ...deployments.keys()])
  const chosen = [...names].flatMap((name) => deployments.get(name) ?? site.discovery.microFrontends[name] ?? [])
  const versions = chosen.map(({ url, metadata }) => `${url} ${metadata.integrity}`)
  const key = [...versions, ...site.retiredRoutes.map(({ path, to }) => `${path} ${to}`)].join(' ')
  const made = overridden.get(key) ?? composeSite(key, site.discovery.schema, chosen, site.retiredRoutes)
  overridden.set(key, made)
  return made
}

/** The site with the deployment that `choose` returns for each name. */
export function siteOf(snapshot: Snapshot, choose: (name: string) => Deployment | undefined): Site {
  const chosen = Object.keys(snapshot.discovery.microFrontends).flatMap((name) => choose(name) ?? [])
  const key = chosen.map(({ url }) => url).join(' ')
  const known = sites.get(snapshot) ?? new LRUCache<string, Site>({ max: MAX_SITES })
  sites.set(snapshot, known)
  const site = known.get(key) ?? composeSite(key, snapshot.discovery.schema, chosen, snapshot.revision.retired)
  known.set(key, site)
  return site
}
