import type { Readable } from 'node:stream'
import type { Revision } from '@superium/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings'
import { downloadRoutes } from '../download/routes'
import { eventOf } from '../history/event-of'
import { historyRoutes } from '../history/routes'
import { createStepReader } from '../history/step-reader'
import { HttpError } from '../http-error'
import { newestRevision } from '../live/newest-revision'
import type { ReleaseService } from '../live/release-service'
import { createLastUses } from '../names/last-uses'
import type { Registry } from '../names/registry'
import { revokedActor } from '../names/revoked-actor'
import { nameRoutes } from '../names/routes'
import type { OverrideLinks } from '../overrides/override-links'
import { overrideRoutes } from '../overrides/routes'
import { createRamps } from '../ramp/ramps'
import { rampRoutes } from '../ramp/routes'
import { createRampRunner, type FailsForSeveral } from '../ramp/run-ramps'
import { startRamps } from '../ramp/start-ramps'
import { stageRoutes } from '../stages/routes'
import type { ReleaseStore } from '../store/release-store'
import { unavailable } from '../store/unavailable'
import { createUpload } from '../upload/upload'
import { type Caller, createAuthenticate } from './authenticate'
import { createCanaryEvidence, type ReadOutcomes } from './canary-evidence'
import { releaseErrorAnswers } from './error-answers'
import { createStepLimit } from './limit-steps'
import {
  parseBody,
  parseName,
  parseRetire,
  parseTraffic,
  parseVersion,
  parseVersionOfStore,
  parseWhy,
} from './parse-input'
import { createReleaseStateReader } from './release-state-reader'
import { schemaRoute } from './schema-route'

/** Bytes of a JSON body. */
const BODY_LIMIT = 16 * 1024

type Address = { Params: { name: string; version: string }; Querystring: Record<string, unknown> }

/**
 * `/releases/v1`: teams release, administrators watch and decide. A team's token is valid for its own name, an
 * administrator's identity token for all names. An upload is one tar stream (`application/x-tar`).
 */
export async function releaseRoutes(
  app: FastifyInstance,
  { apiUrl, releaseTokens, stages }: Pick<Settings, 'apiUrl' | 'releaseTokens' | 'stages'>,
  store: ReleaseStore,
  releases: ReleaseService,
  {
    links,
    outcomes,
    failsForSeveral,
    registry,
    current,
  }: {
    links: OverrideLinks | undefined
    outcomes: ReadOutcomes | undefined
    failsForSeveral: FailsForSeveral
    registry: Registry
    /** The newest revision that this server has read. */
    current(): Promise<Revision | undefined>
  },
): Promise<void> {
  const uses = createLastUses(store.notes, (message) => app.log.warn(message))
  const authenticate = createAuthenticate({ apiUrl, tokens: releaseTokens, registry, uses })
  const upload = createUpload(releases, { store, apiUrl, registry })
  const steps = createStepReader(store)
  const state = createReleaseStateReader(store, steps)
  const canaryEvidence = createCanaryEvidence(outcomes)
  releaseErrorAnswers(app)
  app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload))
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(String(text)))
    } catch {
      done(new HttpError(400, 'The body must be JSON.'))
    }
  })

  schemaRoute(app)
  overrideRoutes(app, { authenticate, store, links })
  nameRoutes(app, { authenticate, store, registry, uses, configured: releaseTokens })

  const limitSteps = createStepLimit()

  const live = async () => {
    const { revision } = await newestRevision(store).catch(unavailable)
    if (!revision) throw new HttpError(404, 'Nothing is live yet.')
    return revision
  }

  /** Authenticates the caller for the name in the address, before the body is read. */
  const forName = async (request: FastifyRequest<{ Params: { name: string } }>): Promise<Caller & { name: string }> => {
    const caller = await authenticate(request)
    const name = parseName(request.params.name)
    if (!caller.may(name))
      throw new HttpError(403, `The token belongs to ${caller.by.name} and cannot release ${name}.`)
    if (request.method === 'POST' || request.method === 'PUT') limitSteps(caller.by, name)
    return { ...caller, name }
  }

  downloadRoutes(app, { store, forName })
  rampRoutes(app, { ramps: createRamps({ store, releases, upload }), forName })
  const warn = (message: string): void => app.log.warn(message)
  startRamps(
    app,
    createRampRunner({
      ...{ current, releases, upload, evidence: canaryEvidence, failsForSeveral, warn },
      revoked: revokedActor(registry),
    }),
  )

  app.get<Address>('/releases/v1', async (request) => {
    await authenticate(request)
    return success(await state.all(await live()))
  })

  historyRoutes(app, { authenticate, store, steps, live })
  stageRoutes(app, { authenticate, store, stages, live })

  app.get<Address>('/releases/v1/:name', async (request) => {
    await authenticate(request)
    const name = parseName(request.params.name)
    const found = await state.nameState(await live(), name)
    if (!found) throw new HttpError(404, `${name} is not live.`)
    return success(found)
  })

  app.get<Address>('/releases/v1/:name/evidence', async (request) => {
    const { name } = await forName(request)
    return success(await canaryEvidence(await live(), name))
  })

  app.post<Address>('/releases/v1/:name/:version/check', async (request) => {
    const { name } = await forName(request)
    const version = parseVersion(request.params.version)
    const retire = parseRetire(request.query.retire)
    const failures = await upload.check({ name, version, stream: tarOf(request), retire })
    return success({ passed: failures.length === 0, failures })
  })

  app.put<Address>('/releases/v1/:name/:version', async (request, reply) => {
    const { name, by, confirm } = await forName(request)
    const version = parseVersion(request.params.version)
    const { traffic, why, force, retire, replaceCanary } = request.query
    const revision = await upload.release(
      { name, version, stream: tarOf(request), retire: parseRetire(retire) },
      {
        by,
        confirm,
        why: parseWhy(why),
        traffic: traffic === undefined ? undefined : parseTraffic(traffic),
        force: force === '1',
        replaceCanary: replaceCanary === '1',
      },
    )
    return reply.code(201).send(success({ version, revision: revision?.number ?? null }))
  })

  app.post<Address>('/releases/v1/:name/:version/live', async (request) => {
    const { name, by } = await forName(request)
    const { traffic, why, retire, replaceCanary, again } = parseBody(request.body)
    const how = {
      by,
      why: parseWhy(why),
      traffic: parseTraffic(traffic),
      retire: parseRetire(retire),
      replaceCanary: replaceCanary === true,
      again: again === true,
    }
    return success(eventOf(await upload.goLive(name, parseVersionOfStore(request.params.version), how)))
  })

  app.post<Address>('/releases/v1/:name/promote', async (request) => {
    const { name, by } = await forName(request)
    const { why, version } = parseBody(request.body)
    const reason = { by, why: parseWhy(why), version: parseVersionOfStore(String(version ?? '')) }
    return success(eventOf(await upload.promote(name, reason)))
  })

  app.post<Address>('/releases/v1/:name/rollback', async (request) => {
    const { name, by, may } = await forName(request)
    const { why, version, together } = parseBody(request.body)
    const made = await releases.rollback(name, {
      by,
      why: parseWhy(why),
      version: version === undefined ? undefined : parseVersionOfStore(String(version)),
      together: together === true ? (names) => names.every(may) : undefined,
    })
    return success(made ? eventOf(made) : null)
  })
}

const success = <T>(data: T) => ({ status: 'success', data })

function tarOf(request: FastifyRequest): Readable {
  if (request.headers['content-type'] !== 'application/x-tar') {
    throw new HttpError(400, 'The content type must be application/x-tar.')
  }
  return request.body as Readable
}
