import Fastify from 'fastify'
import type { App } from '../http/app'
import type { Guards } from '../identity/guards'
import { holdRoutesToPolicy } from './hold-routes-to-policy'
import type { Rule } from './policy'

const calls: string[] = []
const guard = (name: string) => async () => {
  calls.push(name)
}
const guards: Guards = {
  visitor: guard('visitor'),
  user: guard('user'),
  admin: guard('admin'),
  seller: guard('seller'),
}
const rules: Record<string, Rule> = {
  read: { caller: 'anybody', of: 'everybody' },
  change: { caller: 'admin', of: 'everybody' },
}

function open(operationId: string, onRequest?: Guards['user']) {
  const app: App = Fastify()
  holdRoutesToPolicy(app, guards, rules)
  app.get('/thing', { ...(onRequest && { onRequest }), schema: { operationId } }, async () => 'done')
  return app
}

beforeEach(() => {
  calls.length = 0
})

test('a route gets the guard of its operation, once', async () => {
  for (const app of [open('change'), open('change', guards.admin)])
    expect((await app.inject('/thing')).body).toBe('done')
  expect(calls).toEqual(['admin', 'admin'])
  await open('read').inject('/thing')
  expect(calls).toHaveLength(2)
})

test('no cache keeps what a guard lets through', async () => {
  const keeping = async (operationId: string) => (await open(operationId).inject('/thing')).headers['cache-control']
  expect(await keeping('change')).toBe('private, no-store')
  expect(await keeping('read')).toBeUndefined()
})

test('a route without an operation id is known by its method and path', () => {
  const app: App = Fastify()
  holdRoutesToPolicy(app, guards, { 'GET /thing': { caller: 'anybody', of: 'everybody' } })
  app.get('/thing', async () => 'done')
  expect(() => app.post('/thing', async () => 'written')).toThrow('POST /thing is missing')
})

test('a route that the table lacks, or that brings another guard, is refused', () => {
  expect(() => open('forgotten')).toThrow('forgotten is missing in api/src/policy/policy.ts: say who may call it.')
  expect(() => open('change', guards.user)).toThrow('change has another guard than api/src/policy/policy.ts names.')
  expect(() => open('read', guards.user)).toThrow('read has another guard')
})
