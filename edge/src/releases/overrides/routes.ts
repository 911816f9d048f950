import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../api/authenticate'
import { parseBody, parseName, parseVersionOfStore } from '../api/parse-input'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import type { OverrideLinks } from './override-links'

const MAX_HOURS = 72
const HOUR_MS = 3_600_000
/** Remotes of one link, so that the link and the cookie that keeps it stay short. */
const MAX_REMOTES = 10

/**
 * `POST /releases/v1/overrides` `{versions: {name: version}, hours}`: creates a link that loads these versions in any
 * browser that opens it, for 1 to 72 hours. A team's token makes links to versions of its own name only, which end when
 * it is revoked. Answers `{path, until}`; the path is relative to the site.
 */
export function overrideRoutes(
  app: FastifyInstance,
  { authenticate, store, links }: { authenticate: Authenticate; store: ReleaseStore; links: OverrideLinks | undefined },
): void {
  app.post('/releases/v1/overrides', async (request, reply) => {
    const { by, may } = await authenticate(request)
    if (!links) throw new HttpError(503, 'Override links are not available: SERVICE_TOKEN is not set.')
    const body = parseBody(request.body)
    const versions = parseVersions(body.versions)
    const foreign = Object.keys(versions).find((name) => !may(name))
    if (foreign !== undefined) {
      throw new HttpError(403, `The token belongs to ${by.name} and makes no links to versions of ${foreign}.`)
    }
    await mustBeStored(versions, store)
    const until = Date.now() + parseHours(body.hours) * HOUR_MS
    const token = await links.sign({ versions, until }, by.kind === 'team' ? by.name : 'administrator', by.tokenId)
    return reply.code(201).send({ status: 'success', data: { path: `/?superium-override=${token}`, until } })
  })
}

function parseVersions(value: unknown): Record<string, string> {
  const pairs = Object.entries(parseBody(value))
  if (pairs.length === 0) throw new HttpError(400, 'versions must name at least one remote.')
  if (pairs.length > MAX_REMOTES) throw new HttpError(400, `versions must name at most ${MAX_REMOTES} remotes.`)
  return Object.fromEntries(pairs.map(([name, version]) => [parseName(name), parseVersionOfStore(String(version))]))
}

async function mustBeStored(versions: Record<string, string>, store: ReleaseStore): Promise<void> {
  for (const [name, version] of Object.entries(versions)) {
    if (!(await store.has(name, version))) throw new HttpError(404, `${name} ${version} is not in the store.`)
  }
}

function parseHours(value: unknown = 8): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_HOURS) return value
  throw new HttpError(400, `hours must be a whole number from 1 to ${MAX_HOURS}.`)
}
