import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../api/authenticate'
import { parseVersionOfStore } from '../api/parse-input'
import { HttpError } from '../http-error'
import type { ReleaseStore } from '../store/release-store'
import { createDownloadSemaphore } from './download-semaphore'
import { intactIntegrity, releaseArchive } from './release-archive'

type Address = { Params: { name: string; version: string } }

interface DownloadRouteParts {
  store: ReleaseStore
  /** Identifies the caller, and refuses one who may not release the name in the address. */
  forName(request: FastifyRequest<Address>): Promise<Caller & { name: string }>
}

/** Header that identifies the content of an answer: Subresource Integrity of the release's `integrity.json`. */
const INTEGRITY_HEADER = 'superium-files-integrity'

/**
 * `GET /releases/v1/:name/:version/files`: a stored release as one tar, exactly as it was uploaded, so that the next stage
 * gets the same bytes. For the team of the name and for administrators.
 */
export function downloadRoutes(app: FastifyInstance, { store, forName }: DownloadRouteParts): void {
  const acquire = createDownloadSemaphore()

  app.get<Address>('/releases/v1/:name/:version/files', async (request, reply) => {
    const { name } = await forName(request)
    const version = parseVersionOfStore(request.params.version)
    await acquire(name, reply.raw)
    if (!(await store.has(name, version))) throw new HttpError(404, `${name} has no version ${version} here.`)
    await store.download(name, version)
    const folder = join(store.dir, name, version)
    reply
      .header(INTEGRITY_HEADER, await intactIntegrity(folder))
      .header('content-disposition', `attachment; filename="${name}-${version}.tar"`)
      .type('application/x-tar')
    return reply.send(request.method === 'HEAD' ? '' : await releaseArchive(folder))
  })
}
