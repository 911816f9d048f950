import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../api/authenticate'
import { parseBody, parseVersionOfStore, parseWhy } from '../api/parse-input'
import { eventOf } from '../history/event-of'
import { parseRampAction, parseRampPlan } from './parse-ramp'
import type { Ramps } from './ramps'

type Address = { Params: { name: string; version: string } }

interface RampRouteParts {
  ramps: Ramps
  /** Authenticates the caller for the name in the address. */
  forName(request: FastifyRequest<Address>): Promise<Caller & { name: string }>
}

/**
 * `POST /releases/v1/<name>/<version>/ramp` `{steps, everyMinutes, why}` starts a ramp, which the site continues on its
 * own. `POST /releases/v1/<name>/ramp` `{action, version, why}` pauses, resumes or stops it.
 */
export function rampRoutes(app: FastifyInstance, { ramps, forName }: RampRouteParts): void {
  app.post<Address>('/releases/v1/:name/:version/ramp', async (request) => {
    const { name, by } = await forName(request)
    const plan = { by, ...parseRampPlan(parseBody(request.body)) }
    const made = await ramps.start(name, parseVersionOfStore(request.params.version), plan)
    return { status: 'success', data: eventOf(made) }
  })

  app.post<Address>('/releases/v1/:name/ramp', async (request) => {
    const { name, by } = await forName(request)
    const { action, version, why } = parseBody(request.body)
    const reason = { by, why: parseWhy(why), version: parseVersionOfStore(String(version ?? '')) }
    return { status: 'success', data: eventOf(await ramps.change(name, parseRampAction(action), reason)) }
  })
}
