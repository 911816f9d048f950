import { until } from '@superium/shared/testing/node'
import { mailOutbox } from '../mail/table'
import { rateLimits } from '../rate-limits/table'
import { call, openTestShop, type TestShop } from '../testing/test-shop'

/** When the identity service says that a password was changed; undefined where the shop may not ask. */
let changedAt: Date | null | undefined
const identityAdmin = {
  ...{ setRoles: async () => {}, setDisabled: async () => {}, revokeSessions: async () => {} },
  ...{ deleteAccount: async () => {}, passwordChangedAt: async () => changedAt },
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(undefined, {}, { identityAdmin })
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const table of [mailOutbox, rateLimits]) await shop.db.delete(table)
})
afterAll(() => shop.close())

const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE)
const tell = async (token = 'ada') =>
  (await call(shop.app, 'POST', '/api/v1/user/password-changed', { token })).statusCode
const signIn = (token = 'ada') =>
  call(shop.app, 'POST', '/api/v1/user/login', { token, body: { email: `${token}@shop.example` } })
const mails = () => shop.db.select().from(mailOutbox)

test('a change of password is mailed once, to the address of the account, with its time and what to do', async () => {
  changedAt = ago(2)
  expect(await Promise.all([tell(), tell(), tell()])).toEqual([200, 200, 200])
  await signIn()
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ada@shop.example', subject: 'Your password was changed' })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toMatch(/was changed on \w+ \d+, \d{4} at \d+:\d\d\s[AP]M \(UTC\)/)
    expect(part).toContain('If it was not you')
    expect(part).toContain('http://localhost:3000/signin')
  }
  changedAt = ago(1)
  expect(await tell()).toBe(200)
  expect(await mails()).toHaveLength(2)
})

test.each([
  ['never', null],
  ['more than an hour ago', ago(61)],
])('no e-mail is sent about a password that was changed %s', async (_, when) => {
  changedAt = when
  expect(await tell()).toBe(409)
  expect(await mails()).toEqual([])
})

test('a password that was set by a mailed link causes the e-mail at the next sign-in', async () => {
  changedAt = ago(3)
  await signIn()
  // The answer to a sign-in does not wait for the e-mail.
  await until(async () => (await mails()).length > 0)
  await signIn()
  expect(await tell()).toBe(200)
  expect(await mails()).toHaveLength(1)
})

test('where the shop may not ask, a new sign-in is enough to be told, once', async () => {
  changedAt = undefined
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now)
  expect([await tell(), await tell()]).toEqual([200, 200])
  expect(await mails()).toHaveLength(1)
})

test('an account gets five of these e-mails a day; five go to a mailbox that is not verified, whatever its tags', async () => {
  for (let minute = 1; minute < 9; minute += 1) {
    changedAt = ago(minute)
    await tell()
  }
  expect(await mails()).toHaveLength(5)
  for (let n = 0; n < 8; n += 1) await tell(`unverified+${n}`)
  expect(await mails()).toHaveLength(10)
})
