import { eq } from 'drizzle-orm'
import { buildApp } from '../build-app'
import type { Database } from '../database/database'
import type { App } from '../http/app'
import type { Identity } from '../identity/identity'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { testPictures } from '../testing/test-pictures'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { createAccessReader } from './access-reader'
import { recordAccess } from './record-access'
import { recordingAdmin } from './recording-admin'
import { accountEvents } from './table'

/** A test token is the JSON of the identity that the verifier returns. */
const tokenOf = (uid: string, change: Partial<Identity> = {}): string => {
  const now = Math.floor(Date.now() / 1000)
  const fields = { uid, email: `${uid}@shop.example`, name: uid, admin: false, seller: false, emailVerified: true }
  return Buffer.from(JSON.stringify({ ...fields, issuedAt: now, signedInAt: now, ...change })).toString('base64url')
}
const minuteAgo = (): number => Math.floor(Date.now() / 1000) - 60

let shop: TestShop
let app: App
let told: unknown[][]
let service: IdentityAdmin

const open = (db: Database, identityAdmin?: IdentityAdmin) =>
  buildApp({
    db,
    pictures: testPictures,
    verifyToken: async (token) => JSON.parse(Buffer.from(token, 'base64url').toString()),
    ...(identityAdmin && { identityAdmin }),
    priceRules: defaultPriceRules,
    payments: createPayments(),
    shop: defaultShop,
    rateLimits: 'off',
  })

beforeAll(async () => {
  shop = await openTestShop()
  const tell =
    (name: string) =>
    async (...rest: unknown[]) => {
      told.push([name, ...rest])
    }
  service = {
    passwordChangedAt: async () => undefined,
    setRoles: tell('setRoles'),
    setDisabled: tell('setDisabled'),
    revokeSessions: tell('revokeSessions'),
    deleteAccount: tell('deleteAccount'),
  }
  app = await open(shop.db, service)
})
beforeEach(() => {
  told = []
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const identity = (token: string) => call(app, 'GET', '/api/v1/identity', { token })
const decide = (uid: string, verb: string, body: object, admin = tokenOf('boss', { admin: true })) =>
  call(app, 'POST', `/api/v1/admin/users/${uid}/${verb}`, { token: admin, body })
const register = (uid: string) =>
  call(app, 'POST', '/api/v1/user/register', {
    token: tokenOf(uid),
    body: { name: uid, email: `${uid}@shop.example` },
  })

test('signing out everywhere ends sessions that were open, and lets one that begins later in', async () => {
  const open = tokenOf('ada', { issuedAt: minuteAgo(), signedInAt: minuteAgo() })
  expect((await identity(open)).statusCode).toBe(200)
  const answer = await call(app, 'POST', '/api/v1/user/sign-out-everywhere', { token: open })
  expect(answer.json()).toEqual({ status: 'success', message: 'You are signed out on all devices.' })
  expect((await identity(open)).statusCode).toBe(401)
  // A renewed token belongs to the old session.
  expect((await identity(tokenOf('ada', { signedInAt: minuteAgo() }))).statusCode).toBe(401)
  expect((await identity(tokenOf('ada'))).statusCode).toBe(200)
  expect(told).toEqual([['revokeSessions', 'ada']])
})

test('a session that began in the second of the sign-out ends, and one that begins right after it does not', async () => {
  const just = tokenOf('gil')
  expect((await call(app, 'POST', '/api/v1/user/sign-out-everywhere', { token: just })).statusCode).toBe(200)
  expect((await identity(just)).statusCode).toBe(401)
  expect((await identity(tokenOf('gil'))).statusCode).toBe(200)
})

test('an administrator’s token of the second in which the role is taken away has no role any more', async () => {
  const just = tokenOf('max', { admin: true })
  expect((await call(app, 'GET', '/api/v1/admin/summary', { token: just })).statusCode).toBe(200)
  const reader = createAccessReader(shop.db)
  await recordingAdmin({ db: shop.db, reader }, service).setRoles('max', { admin: false })
  // Another process that has not read this account yet.
  const other = await open(shop.db, service)
  const summary = (token: string) => call(other, 'GET', '/api/v1/admin/summary', { token })
  expect((await summary(just)).statusCode).toBe(401)
  expect((await summary(tokenOf('max'))).statusCode).toBe(403)
  await other.close()
})

test('an identity service that does not answer does not keep sessions alive', async () => {
  const failing = { ...service, revokeSessions: () => Promise.reject(new IdentityAdminError('')) }
  const other = await open(shop.db, failing)
  const token = tokenOf('fay', { signedInAt: minuteAgo() })
  expect((await call(other, 'POST', '/api/v1/user/sign-out-everywhere', { token })).statusCode).toBe(200)
  expect((await call(other, 'GET', '/api/v1/identity', { token })).statusCode).toBe(401)
  await other.close()
})

test('an administrator closes an account with a reason and opens it again; both are recorded', async () => {
  await register('bea')
  const body = { reason: 'Bought with a stolen card.' }
  expect((await decide('bea', 'disable', body)).json().data).toEqual({ uid: 'bea', disabled: true })
  expect((await identity(tokenOf('bea'))).statusCode).toBe(401)
  const list = await call(app, 'GET', '/api/v1/admin/users?search=bea', { token: tokenOf('boss', { admin: true }) })
  expect(list.json().data).toMatchObject([{ uid: 'bea', disabled: true }])
  expect((await decide('bea', 'enable', { reason: 'It was not.' })).statusCode).toBe(200)
  expect((await identity(tokenOf('bea'))).statusCode).toBe(200)
  expect(told).toEqual([
    ['setDisabled', 'bea', true],
    ['setDisabled', 'bea', false],
  ])
  const events = await shop.db.select().from(accountEvents).where(eq(accountEvents.uid, 'bea'))
  expect(events.map(({ kind, reason, actorId }) => [kind, reason, actorId]).sort()).toEqual([
    ['disabled', 'Bought with a stolen card.', 'boss'],
    ['enabled', 'It was not.', 'boss'],
  ])
})

test('a closed account is refused even if the identity service fails, and the administrator reads to try again', async () => {
  await register('dee')
  let answers = false
  const setDisabled = async () => {
    if (!answers) throw new IdentityAdminError('')
  }
  const other = await open(shop.db, { ...service, setDisabled })
  const close = () =>
    call(other, 'POST', '/api/v1/admin/users/dee/disable', {
      token: tokenOf('boss', { admin: true }),
      body: { reason: 'Spam.' },
    })
  const refused = await close()
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'It counts in the shop already, but the sign-in service did not follow. Try again.',
  ])
  expect((await call(other, 'GET', '/api/v1/identity', { token: tokenOf('dee') })).statusCode).toBe(401)
  answers = true
  expect((await close()).json().data).toEqual({ uid: 'dee', disabled: true })
  await other.close()
})

test('a role that the identity service did not take away stops counting with the old token nevertheless', async () => {
  const reader = createAccessReader(shop.db)
  const failing = { ...service, setRoles: () => Promise.reject(new IdentityAdminError('')) }
  const old = tokenOf('sid', { seller: true, issuedAt: minuteAgo(), signedInAt: minuteAgo() })
  const taken = recordingAdmin({ db: shop.db, reader }, failing).setRoles('sid', { seller: false })
  await expect(taken).rejects.toThrow(IdentityAdminError)
  expect((await identity(old)).statusCode).toBe(401)
})

test('accounts are closed by administrators only, with a reason, and not their own', async () => {
  await register('cy')
  const reason = { reason: 'Because.' }
  expect((await decide('cy', 'disable', reason, tokenOf('eve'))).statusCode).toBe(403)
  expect(
    (await decide('cy', 'disable', reason, tokenOf('boss', { admin: true, emailVerified: false }))).statusCode,
  ).toBe(403)
  const blank = await decide('cy', 'disable', { reason: ' ' })
  expect([blank.statusCode, blank.json().field]).toEqual([400, 'reason'])
  expect((await decide('nobody', 'disable', reason)).statusCode).toBe(404)
  expect((await decide('boss', 'disable', reason)).statusCode).toBe(409)
  expect(told).toEqual([])
})

test('a role that was taken away stops counting with the token, which the session may renew', async () => {
  const { db } = shop
  const reader = createAccessReader(db)
  const old = tokenOf('sol', { seller: true, issuedAt: minuteAgo(), signedInAt: minuteAgo() })
  await recordingAdmin({ db, reader }, service).setRoles('sol', { seller: false })
  expect((await identity(old)).statusCode).toBe(401)
  const renewed = await identity(tokenOf('sol', { signedInAt: minuteAgo() }))
  expect(renewed.json().data).toMatchObject({ seller: false })
  expect(told).toEqual([['setRoles', 'sol', { seller: false }]])
})

test('an account whose address is not verified has no roles, whatever its token says', async () => {
  const answer = await identity(tokenOf('una', { admin: true, seller: true, emailVerified: false }))
  expect(answer.json().data).toMatchObject({ admin: false, seller: false })
})

test('a deleted account is refused', async () => {
  await recordAccess(shop.db, 'gone', { deletedAt: new Date() })
  expect((await identity(tokenOf('gone'))).statusCode).toBe(401)
})

test('an account is asked for once in 5 s, and its change in another process counts after them', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  const reader = createAccessReader(shop.db)
  const select = jest.spyOn(shop.db, 'select')
  expect(await Promise.all(['kim', 'kim', 'kim'].map((uid) => reader.read(uid)))).toEqual([null, null, null])
  expect(select).toHaveBeenCalledTimes(1)
  await recordAccess(shop.db, 'kim', { disabledAt: new Date() })
  expect(await reader.read('kim')).toBeNull()
  clock.mockReturnValue(performance.now() + 5_001)
  expect(await reader.read('kim')).toMatchObject({ disabledAt: expect.any(Date) })
  jest.restoreAllMocks()
})

test('the cache of accounts is bounded, and a failed query is repeated', async () => {
  const reader = createAccessReader(shop.db, { most: 2 })
  const select = jest.spyOn(shop.db, 'select')
  for (const uid of ['one', 'two', 'three', 'two', 'three']) await reader.read(uid)
  expect(select).toHaveBeenCalledTimes(3)
  await reader.read('one')
  expect(select).toHaveBeenCalledTimes(4)
  select.mockImplementationOnce(() => {
    throw new Error('down')
  })
  await expect(reader.read('four')).rejects.toThrow('down')
  expect(await reader.read('four')).toBeNull()
  jest.restoreAllMocks()
})
