import type { Revision, SiteStages } from '@superium/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../api/authenticate'
import { allVersions } from '../live/all-versions'
import type { ReleaseStore } from '../store/release-store'
import { compareStages } from './compare-stages'
import { parseStageDocument } from './parse-stage-document'
import type { StageSetting } from './parse-stages-setting'
import { readStage } from './read-stage'
import { createStageCache } from './stage-cache'

interface StageParts {
  authenticate: Authenticate
  store: ReleaseStore
  stages: StageSetting[]
  live(): Promise<Revision>
}

/** The name of a site that does not say which stage it is. */
const THIS_SITE = 'This site'

/**
 * `GET /releases/v1/stages`: the versions that are live at each stage. A site that does not answer has the reason in
 * place of its versions.
 */
export function stageRoutes(app: FastifyInstance, { authenticate, store, stages, live }: StageParts): void {
  const ask = createStageCache(readStage)
  const isListed = stages.some(({ url }) => url === undefined)
  const places: StageSetting[] = isListed ? stages : [...stages, { name: THIS_SITE, url: undefined }]

  app.get('/releases/v1/stages', async (request): Promise<{ status: 'success'; data: SiteStages }> => {
    await authenticate(request)
    const revision = await live()
    const ours = { live: parseStageDocument(allVersions(revision, revision.discovery)), problem: null }
    const states = await Promise.all(
      places.map(async ({ name, url }) => ({ name, url, ...(url === undefined ? ours : await ask(url)) })),
    )
    const names = [...new Set(states.flatMap((one) => [...(one.live?.keys() ?? [])]))]
    const stored = new Map(await Promise.all(names.map(async (name) => [name, await store.versions(name)] as const)))
    return {
      status: 'success',
      data: {
        stages: states.map(({ name, url, problem }) => ({ name, url: url ?? null, problem })),
        // A version that was rolled back does not count as newer.
        rows: compareStages(states, (name) =>
          (stored.get(name) ?? []).filter((version) => !revision.remarks?.[name]?.[version]?.takenBack),
        ),
      },
    }
  })
}
