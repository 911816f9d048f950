import { eq } from 'drizzle-orm'
import { buildApp } from '../build-app'
import type { App } from '../http/app'
import { type IdentityAdmin, IdentityAdminError } from '../identity/identity-admin'
import { mailOutbox } from '../mail/table'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { testPictures } from '../testing/test-pictures'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { users } from '../users/table'

const MINUTE_S = 60

let shop: TestShop
/** A test token: the account's id, and how many seconds ago it signed in. */
let app: App
/** The identity service's response to a deletion. */
let deleteAccount: jest.Mock<Promise<void>, [string]>

beforeAll(async () => {
  shop = await openTestShop()
  const done = async (): Promise<void> => undefined
  const identityAdmin: IdentityAdmin = {
    ...{ passwordChangedAt: async () => undefined, setRoles: done, setDisabled: done, revokeSessions: done },
    deleteAccount: (uid) => deleteAccount(uid),
  }
  app = await buildApp({
    db: shop.db,
    pictures: testPictures,
    verifyToken: async (token) => {
      const [uid = '', ago] = token.split(':')
      const now = Math.floor(Date.now() / 1000)
      const roles = { admin: false, seller: false, emailVerified: true }
      return { uid, email: `${uid}@shop.example`, name: uid, ...roles, issuedAt: now, signedInAt: now - Number(ago) }
    },
    identityAdmin,
    priceRules: defaultPriceRules,
    payments: createPayments(),
    shop: defaultShop,
    rateLimits: 'off',
  })
})
beforeEach(() => {
  deleteAccount = jest.fn(async (_uid: string): Promise<void> => undefined)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const register = (uid: string) =>
  call(app, 'POST', '/api/v1/user/register', {
    token: `${uid}:0`,
    body: { name: uid, email: `${uid}@shop.example` },
  })
const remove = (uid: string, ago: number) => call(app, 'DELETE', '/api/v1/user/account', { token: `${uid}:${ago}` })
const isKept = async (uid: string): Promise<boolean> => {
  const rows = await shop.db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid))
  return rows.length === 1
}

test('a sign-in older than five minutes deletes nothing; a new one does', async () => {
  await register('ada')
  const refused = await remove('ada', 6 * MINUTE_S)
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Sign in again: to delete an account, the sign-in must not be older than five minutes.',
  ])
  expect(deleteAccount).not.toHaveBeenCalled()
  expect(await isKept('ada')).toBe(true)
  expect((await remove('ada', 4 * MINUTE_S)).statusCode).toBe(200)
  expect(deleteAccount.mock.calls).toEqual([['ada']])
  expect(await isKept('ada')).toBe(false)
})

test('an identity service that does not answer leaves everything as it was, and the deletion can be repeated', async () => {
  await register('bea')
  deleteAccount.mockRejectedValueOnce(new IdentityAdminError(''))
  const failed = await remove('bea', 0)
  expect([failed.statusCode, failed.json().message]).toEqual([
    503,
    'The sign-in service could not delete your account. Nothing is deleted yet. Try again.',
  ])
  expect(await isKept('bea')).toBe(true)
  const mails = () => shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'bea@shop.example'))
  expect(await mails()).toEqual([])
  expect((await remove('bea', 0)).statusCode).toBe(200)
  expect(await isKept('bea')).toBe(false)
  expect(await mails()).toHaveLength(1)
})

test('an error that is not the identity service’s is no 503', async () => {
  await register('cy')
  deleteAccount.mockRejectedValueOnce(new Error('broken'))
  expect((await remove('cy', 0)).statusCode).toBe(500)
  expect(await isKept('cy')).toBe(true)
})
