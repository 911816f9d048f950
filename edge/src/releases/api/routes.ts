import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings'
import { HttpError } from '../http-error'
import { newestRevision } from '../live/newest-revision'
import type { ReleaseService } from '../live/release-service'
import type { OverrideLinks } from '../overrides/override-links'
import { overrideRoutes } from '../overrides/routes'
import type { ReleaseStore } from '../store/release-store'
import { createUpload } from '../upload/upload'
import { type Caller, createAuthenticate } from './authenticate'
import { createCanaryEvidence, type ReadOutcomes } from './canary-evidence'
import { releaseErrorAnswers } from './error-answers'
import {
  parseBody,
  parseName,
  parseRetire,
  parseTraffic,
  parseVersion,
  parseVersionOfStore,
  parseWhy,
} from './parse-input'
import { createReleaseStateReader, eventOf } from './release-state-reader'

/** Bytes of a JSON body. */
const BODY_LIMIT = 16 * 1024

type Address = { Params: { name: string; version: string }; Querystring: Record<string, unknown> }

/**
 * `/releases/v1`: teams release, administrators watch and decide. A team's token is valid for its own name, an
 * administrator's identity token for all names. An upload is one tar stream (`application/x-tar`).
 */
export async function releaseRoutes(
  app: FastifyInstance,
  { apiUrl, releaseTokens }: Pick<Settings, 'apiUrl' | 'releaseTokens'>,
  store: ReleaseStore,
  releases: ReleaseService,
  { links, outcomes }: { links: OverrideLinks | undefined; outcomes: ReadOutcomes | undefined },
): Promise<void> {
  const authenticate = createAuthenticate({ apiUrl, tokens: releaseTokens })
  const upload = createUpload(releases, { store, apiUrl })
  const state = createReleaseStateReader(store)
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

  overrideRoutes(app, { authenticate, store, links })

  const live = async () => {
    const { revision } = await newestRevision(store)
    if (!revision) throw new HttpError(404, 'Nothing is live yet.')
    return revision
  }

  /** Authenticates the caller for the name in the address, before the body is read. */
  const forName = async (request: FastifyRequest<{ Params: { name: string } }>): Promise<Caller & { name: string }> => {
    const caller = await authenticate(request)
    const name = parseName(request.params.name)
    if (!caller.may(name))
      throw new HttpError(403, `The token belongs to ${caller.by.name} and cannot release ${name}.`)
    return { ...caller, name }
  }

  app.get<Address>('/releases/v1', async (request) => {
    await authenticate(request)
    const { before } = request.query
    return success(await state.all(await live(), before === undefined ? undefined : Number(before)))
  })

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
    const { name, by } = await forName(request)
    const version = parseVersion(request.params.version)
    const { traffic, why, force, retire, replaceCanary } = request.query
    const revision = await upload.release(
      { name, version, stream: tarOf(request), retire: parseRetire(retire) },
      {
        by,
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
