import type { FastifyInstance } from 'fastify'
import { allVersions } from '../releases/live/all-versions'
import { texts } from '../texts'
import { bucketOf } from './canary-bucket'
import { type DiscoveryStore, etagOf, type Snapshot } from './discovery-store'
import { defaultSite, hasCanary, siteOfBucket } from './site-for-visitor'

/**
 * `GET /discovery.json`: the discovery document (frontend-discovery v1-pre) with the versions that this visitor's pages
 * use. Overrides apply to pages only. Revalidated by ETag on every use. `?versions=all` lists every live version, for
 * other stages.
 */
export function discoveryRoutes(app: FastifyInstance, store: DiscoveryStore): void {
  app.get<{ Querystring: { versions?: unknown } }>('/discovery.json', async (request, reply) => {
    const snapshot = await store.current()
    reply.header('cache-control', 'no-cache')
    if (!snapshot) {
      return reply.code(503).header('retry-after', '5').send({ status: 'error', message: texts.apiDown })
    }
    const isForAll = request.query.versions === 'all'
    const bucket = bucketOf(request)
    const site = isForAll
      ? everyVersion(snapshot)
      : bucket === undefined
        ? defaultSite(snapshot)
        : siteOfBucket(snapshot, bucket)
    if (hasCanary(snapshot) && !isForAll) reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie')
    reply.header('etag', site.etag).header('access-control-allow-origin', '*')
    if (isFresh(request.headers['if-none-match'], site.etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(site.json)
  })
}

/** Cache of the document with every version, one per snapshot. */
const everyVersions = new WeakMap<Snapshot, { json: string; etag: string }>()

function everyVersion(snapshot: Snapshot): { json: string; etag: string } {
  const known = everyVersions.get(snapshot)
  if (known) return known
  const json = JSON.stringify(allVersions(snapshot.revision, snapshot.discovery))
  const made = { json, etag: etagOf(json) }
  everyVersions.set(snapshot, made)
  return made
}

/** RFC 9110 §13.1.2: weak comparison against any tag of the list. */
function isFresh(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false
}
