import type { Revision } from '@superium/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Authenticate } from '../api/authenticate'
import { defaultOf } from '../live/default-and-canary-deployments'
import type { ReleaseStore } from '../store/release-store'
import { unavailable } from '../store/unavailable'
import { matchesSearch } from './matches-search'
import { parseSearch } from './parse-search'
import { searchSteps } from './search-steps'
import type { StepReader } from './step-reader'

interface HistoryParts {
  authenticate: Authenticate
  store: ReleaseStore
  steps: StepReader
  live(): Promise<Revision>
}

/** `GET /releases/v1/history?name=&version=&by=&action=&text=&before=`: searches the whole kept history, page by page. */
export function historyRoutes(app: FastifyInstance, { authenticate, store, steps, live }: HistoryParts): void {
  app.get<{ Querystring: Record<string, unknown> }>('/releases/v1/history', async (request) => {
    await authenticate(request)
    const { before, ...search } = parseSearch(request.query)
    const { discovery } = await live()
    const ownerOf = (name: string): string | undefined => defaultOf(discovery, name)?.extras.superium.owner
    const data = await searchSteps(
      await store.revisions().catch(unavailable),
      steps,
      (step) => matchesSearch(step, search, ownerOf),
      before,
    )
    return { status: 'success', data }
  })
}
