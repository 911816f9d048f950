import type { Discovery } from '@superium/shared/contract'
import type { StoredToken } from '@superium/shared/registered-names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticate, Caller } from '../api/authenticate'
import { parseBody, parseName } from '../api/parse-input'
import { HttpError } from '../http-error'
import { newestRevision } from '../live/newest-revision'
import type { ReleaseStore } from '../store/release-store'
import { unavailable } from '../store/unavailable'
import { addToken, changeName, registerName, removeName, revokeToken } from './change-names'
import { describeNames, describeToken, liveOwnerOf } from './describe-names'
import type { LastUses } from './last-uses'
import { parseNameChange, parseNameFacts, parseNewName, parseTokenFacts, parseTokenId } from './parse-names-input'
import type { Registry } from './registry'
import { makeToken } from './release-token'

/** Steps of the history in one answer. */
const PAGE = 20

type Address = { Params: { name: string; id: string }; Querystring: Record<string, unknown> }

interface NameRoutes {
  authenticate: Authenticate
  store: ReleaseStore
  registry: Registry
  uses: LastUses
  /** Tokens of the site's configuration. */
  configured: Record<string, string[]>
}

/**
 * `/releases/v1/names`: administrators register names and make tokens. A team's token can read its own name and tokens
 * but change nothing, so that revoking a stolen token stops it. A token's text is returned only once, when it is made.
 * Lists are read from the store, so that they hold what was changed at another edge a moment ago.
 */
export function nameRoutes(
  app: FastifyInstance,
  { authenticate, store, registry, uses, configured }: NameRoutes,
): void {
  const live = async (): Promise<Discovery | undefined> =>
    (await newestRevision(store).catch(unavailable)).revision?.discovery
  const describe = (token: StoredToken) => describeToken(token, uses).catch(unavailable)

  async function administrator(request: FastifyRequest): Promise<Caller> {
    const caller = await authenticate(request)
    if (caller.by.kind !== 'admin') throw new HttpError(403, 'Only an administrator may change names and tokens.')
    return caller
  }

  const described = async (name: string) =>
    describeNames(await registry.current(0), await live(), configured, Date.now()).find((one) => one.name === name)

  app.get('/releases/v1/names', async (request) => {
    const { may } = await authenticate(request)
    const all = describeNames(await registry.current(0), await live(), configured, Date.now())
    return success(all.filter(({ name }) => may(name)))
  })

  app.get<Address>('/releases/v1/names/history', async (request) => {
    await administrator(request)
    const { before } = request.query
    return success(await registry.history(before === undefined ? undefined : parseBefore(before), PAGE))
  })

  app.post('/releases/v1/names', async (request, reply) => {
    const { by } = await administrator(request)
    const body = parseBody(request.body)
    const site = await live()
    const name = parseNewName(body.name, (one) => liveOwnerOf(site, one) !== undefined)
    const facts = parseNameFacts(body)
    await registry.change((names, at) => registerName(names, name, facts, { by, at }))
    return reply.code(201).send(success(await described(name)))
  })

  app.patch<Address>('/releases/v1/names/:name', async (request) => {
    const { by } = await administrator(request)
    const name = parseName(request.params.name)
    const change = parseNameChange(parseBody(request.body))
    const liveOwner = liveOwnerOf(await live(), name)
    await registry.change((names, at) => changeName(names, name, change, { liveOwner, by, at }))
    return success(await described(name))
  })

  app.delete<Address>('/releases/v1/names/:name', async (request) => {
    const { by } = await administrator(request)
    const name = parseName(request.params.name)
    if (liveOwnerOf(await live(), name) !== undefined) {
      throw new HttpError(409, `${name} is live and cannot be removed.`)
    }
    await registry.change((names, at) => removeName(names, name, { by, at }))
    return success(null)
  })

  app.get<Address>('/releases/v1/names/:name/tokens', async (request) => {
    const { may, by } = await authenticate(request)
    const name = parseName(request.params.name)
    if (!may(name)) throw new HttpError(403, `The token belongs to ${by.name} and cannot read the tokens of ${name}.`)
    const known = (await registry.current(0)).find((one) => one.name === name)
    const tokens = await Promise.all((known?.tokens ?? []).map(describe))
    return success(tokens.reverse())
  })

  app.post<Address>('/releases/v1/names/:name/tokens', async (request, reply) => {
    const { by } = await administrator(request)
    const name = parseName(request.params.name)
    const facts = parseTokenFacts(parseBody(request.body))
    const liveOwner = liveOwnerOf(await live(), name)
    const { text, id, hash } = makeToken()
    const names = await registry.change((all, at) => addToken(all, name, facts, { id, hash, liveOwner, by, at }))
    const made = names.find((one) => one.name === name)?.tokens.find((one) => one.id === id)
    if (!made) throw new Error('the new token is missing')
    return reply.code(201).send(success({ token: text, ...(await describe(made)) }))
  })

  app.delete<Address>('/releases/v1/names/:name/tokens/:id', async (request) => {
    const { by } = await administrator(request)
    const name = parseName(request.params.name)
    const id = parseTokenId(request.params.id)
    const names = await registry.change((all, at) => revokeToken(all, name, id, { by, at }))
    const token = names.find((one) => one.name === name)?.tokens.find((one) => one.id === id)
    return success(token ? await describe(token) : null)
  })
}

const success = <T>(data: T) => ({ status: 'success', data })

function parseBefore(value: unknown): number {
  if (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)) return Number(value)
  throw new HttpError(400, 'before must be the number of a step.', [], { field: 'before' })
}
