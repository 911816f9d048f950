import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../api/authenticate'
import { parseBody, parseName, parseVersionOfStore } from '../api/parse-input'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import type { OverrideLinks } from './override-links'

const MAX_HOURS = 72
const HOUR_MS = 3_600_000

/**
 * `POST /releases/v1/overrides` `{versions: {name: version}, hours}` (administrators only): creates a link that loads these
 * versions for whoever opens it, for 1 to 72 hours. Answers `{path, until}`; the path is relative to the site.
 */
export function overrideRoutes(
  app: FastifyInstance,
  { authenticate, store, links }: { authenticate: Authenticate; store: ReleaseStore; links: OverrideLinks | undefined },
): void {
  app.post('/releases/v1/overrides', async (request, reply) => {
    const { by } = await authenticate(request)
    if (by.kind !== 'admin') throw new HttpError(403, 'Only an administrator may create override links.')
    if (!links) throw new HttpError(503, 'Override links are not available: SERVICE_TOKEN is not set.')
    const body = parseBody(request.body)
    const versions = await parseVersions(body.versions, store)
    const until = Date.now() + parseHours(body.hours) * HOUR_MS
    const token = await links.sign({ versions, until }, by.name)
    return reply.code(201).send({ status: 'success', data: { path: `/?superium-override=${token}`, until } })
  })
}

async function parseVersions(value: unknown, store: ReleaseStore): Promise<Record<string, string>> {
  const pairs = Object.entries(parseBody(value))
  if (pairs.length === 0) throw new HttpError(400, 'versions must name at least one remote.')
  const versions: Record<string, string> = {}
  for (const [key, version] of pairs) {
    const name = parseName(key)
    versions[name] = parseVersionOfStore(String(version))
    if (!(await store.has(name, versions[name]))) {
      throw new HttpError(404, `${name} ${versions[name]} is not in the store.`)
    }
  }
  return versions
}

function parseHours(value: unknown = 8): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_HOURS) return value
  throw new HttpError(400, `hours must be a whole number from 1 to ${MAX_HOURS}.`)
}
