import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { createCachedCatalogue } from '../catalogue/cached-catalogue'
import type { IdentityAdmin } from '../identity/identity-admin'
import { mailOutbox } from '../mail/table'
import { closeShop } from '../personal-data/close-shop'
import { products } from '../products/table'
import { rateLimits } from '../rate-limits/table'
import { sellerEvents, sellers } from '../sellers/table'
import { defaultShop } from '../shop-settings/shop-profile'
import { applyToSell } from '../testing/apply-to-sell'
import { drawPicture } from '../testing/draw-picture'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { testPictures } from '../testing/test-pictures'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { withinOneDay } from '../testing/within-one-day'
import { uploads } from '../uploads/table'
import { decide as decideAbout } from './decide'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
// Limits of e-mails and shop changes apply per day.
beforeEach(withinOneDay)
afterEach(async () => {
  for (const table of [sellers, sellerEvents, uploads, mailOutbox, products]) await shop.db.delete(table)
})
afterAll(() => shop.close())

const own = async (token = 'ada') => (await call(shop.app, 'GET', '/api/v1/user/seller', { token })).json().data
const decide = (id: string, decision: string, reason?: string, token = 'admin') =>
  call(shop.app, 'POST', `/api/v1/admin/sellers/${id}/decisions`, { token, body: { decision, reason } })
const detail = async (id: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/sellers/${id}`, { token: 'admin' })).json().data
const mails = async () =>
  (await shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)).map(({ recipient, subject }) => [recipient, subject])
async function applied(token = 'ada'): Promise<string> {
  const answer = await applyToSell(shop, token)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json().data.id
}

test('who has not applied has no application', async () => {
  expect(await own()).toBeNull()
})

test('an application is kept with its pictures, recorded and mailed; the password is not', async () => {
  const answer = await applyToSell(shop, 'ada')
  expect(answer.json()).toMatchObject({ status: 'success', message: 'Your application has been received' })
  expect(await own()).toEqual({
    ...{ id: expect.any(String), slug: 'lake-goods', state: 'pending', reason: '', about: '' },
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@shop.example', emailVerified: true, phone: '01700000000' },
    ...{ district: 'Dhaka', address: 'Lake Road 4', shopName: 'Lake Goods', shopAddress: 'Lake Road 5' },
    profilePicture: expect.stringMatching(/^\/media\/u1-/),
    logo: expect.stringMatching(/^\/media\/u1-/),
    coverPhoto: expect.stringMatching(/^\/media\/u1-/),
    appliedAt: expect.any(String),
    events: [{ kind: 'applied', reason: '', actor: 'seller', at: expect.any(String) }],
  })
  expect(await mails()).toEqual([['ada@shop.example', 'We have received your application: Lake Goods']])
  const everything = await shop.db.select().from(sellers)
  expect(JSON.stringify([everything, await shop.db.select().from(mailOutbox)])).not.toContain('never-kept')
})

test('one picture may be all three', async () => {
  const same = { file: await drawPicture({ seed: 1 }) }
  const answer = await applyToSell(shop, 'ada', { profilePicture: same, logo: same, coverPhoto: same })
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'success'])
})

test.each([
  ['fname', { fname: ' ' }],
  ['lname', { lname: undefined }],
  ['email', { email: 'no address' }],
  ['district', { district: 'Atlantis' }],
  ['phone', { phone: '1'.repeat(41) }],
  ['address', { address: '' }],
  ['shopname', { shopname: 'x'.repeat(81) }],
  ['shopaddress', { shopaddress: 'x'.repeat(3000) }],
  ['profilePicture', { profilePicture: undefined }],
  ['logo', { logo: { file: Buffer.from('<svg/>') } }],
  ['coverPhoto', { coverPhoto: undefined }],
  ['isAdmin', { isAdmin: 'true' }],
  ['fname', { fname: ['Ada', 'Eve'] }],
])('an application with a bad %s is refused by name, and nothing is written', async (field, change) => {
  const answer = await applyToSell(shop, 'ada', change)
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  expect([await own(), await shop.db.select().from(uploads), await mails()]).toEqual([null, [], []])
})

test('nobody applies for somebody else, nor without signing in', async () => {
  const answer = await applyToSell(shop, 'ada', { email: 'ben@shop.example' })
  expect([answer.statusCode, answer.json().field]).toEqual([403, 'email'])
  const stranger = await shop.app.inject({ method: 'POST', url: '/api/v1/user/become-seller' })
  expect(stranger.statusCode).toBe(401)
})

test('one person has one application, also when two tabs send it at once', async () => {
  const answers = await Promise.all([applyToSell(shop, 'ada'), applyToSell(shop, 'ada')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await shop.db.select().from(sellers)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('two shops of one name have two addresses', async () => {
  await Promise.all(['ada', 'ben', 'cleo'].map((token) => applied(token)))
  const slugs = (await shop.db.select().from(sellers)).map(({ slug }) => slug)
  expect(slugs.sort()).toEqual(['lake-goods', 'lake-goods-2', 'lake-goods-3'])
})

test('nobody opens a shop under the name of another one', async () => {
  const [first, second] = [await applied('ada'), await applied('ben')]
  expect((await decide(first, 'approve')).statusCode).toBe(200)
  const late = await decide(second, 'approve')
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('called “Lake Goods” already')])
  const answer = await applyToSell(shop, 'cleo', { shopname: 'LAKE  goods!' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'shopname'])
  expect((await applyToSell(shop, 'cleo', { shopname: 'হ্রদের পণ্য' })).statusCode).toBe(200)
})

test('a phone number that cannot be one is refused', async () => {
  const answer = await applyToSell(shop, 'ada', { phone: 'abc' })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'phone'])
  expect(await own()).toBeNull()
})

test('hostile texts are kept as they are and reach e-mails as text', async () => {
  for (const [number, text] of HOSTILE_TEXTS.entries()) {
    const answer = await applyToSell(shop, `hostile${number}`, {
      shopname: text.slice(0, 80),
      fname: text.slice(0, 80),
    })
    if (answer.statusCode === 200) expect(answer.json().data.shopName).toBe(text.slice(0, 80).trim())
    else expect([answer.statusCode, answer.json().field]).toEqual([400, expect.stringMatching(/fname|shopname/)])
  }
  for (const { html } of await shop.db.select().from(mailOutbox)) expect(html).not.toMatch(/<script|<img src=x/i)
})

test('a declined person reads why, changes the application and applies again; pictures that are not sent stay', async () => {
  const id = await applied()
  expect((await decide(id, 'decline', '  ')).json()).toMatchObject({ field: 'reason' })
  expect((await decide(id, 'decline', 'The logo is not yours.')).statusCode).toBe(200)
  const declined = await own()
  expect([declined.state, declined.reason]).toEqual(['declined', 'The logo is not yours.'])
  const again = await applyToSell(shop, 'ada', {
    ...{ shopname: 'River Goods', profilePicture: undefined, coverPhoto: undefined },
    logo: { file: await drawPicture({ seed: 9 }) },
  })
  expect(again.statusCode).toBe(200)
  const now = await own()
  expect(now).toMatchObject({ id, state: 'pending', reason: '', slug: 'river-goods', coverPhoto: declined.coverPhoto })
  expect(now.logo).not.toBe(declined.logo)
  expect(now.events.map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason])).toEqual([
    ['applied', ''],
    ['declined', 'The logo is not yours.'],
    ['applied', ''],
  ])
  // An administrator who still sees the first application must not approve the second one.
  const approve = (appliedAt: string) =>
    call(shop.app, 'POST', `/api/v1/admin/sellers/${id}/decisions`, {
      ...{ token: 'admin-1', body: { decision: 'approve', appliedAt } },
    })
  const refused = await approve(declined.appliedAt)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/applied anew/)])
  expect((await approve(now.appliedAt)).statusCode).toBe(200)
})

test('each decision is mailed once and follows the state', async () => {
  const id = await applied()
  const statuses = []
  for (const [decision, reason] of [
    ['suspend', 'Too early'],
    ['approve', undefined],
    ['approve', undefined],
    ['decline', 'Too late'],
    ['suspend', 'Fakes'],
    ['reinstate', undefined],
  ] as const) {
    statuses.push((await decide(id, decision, reason)).statusCode)
  }
  expect(statuses).toEqual([409, 200, 409, 409, 200, 200])
  expect((await mails()).map(([, subject]) => subject)).toEqual([
    'We have received your application: Lake Goods',
    'Your shop is approved: Lake Goods',
    'Your shop is suspended: Lake Goods',
    'Your shop is open again: Lake Goods',
  ])
  expect(await own()).toMatchObject({ state: 'approved', reason: '' })
})

test('the identity service learns of roles that change; its failure is logged and changes nothing', async () => {
  const told: [string, object][] = []
  const identityAdmin = {
    async setRoles(uid: string, roles: object) {
      told.push([uid, roles])
      throw new Error('the identity service is away')
    },
  } as unknown as IdentityAdmin
  const id = await applied()
  const parts = {
    ...{ db: shop.db, shop: defaultShop, identityAdmin },
    catalogue: createCachedCatalogue({ db: shop.db, pictures: testPictures }, 'off'),
  }
  const admin = { uid: 'admin', email: 'admin@shop.example', name: 'admin', admin: true, seller: false }
  const failures: unknown[] = []
  await decideAbout(parts, admin, id, { decision: 'decline', reason: 'No' }, (error) => failures.push(error))
  await applyToSell(shop, 'ada')
  for (const decision of ['approve', 'suspend', 'reinstate'] as const)
    await decideAbout(parts, admin, id, { decision, reason: 'Because' }, (error) => failures.push(error))
  expect(failures).toHaveLength(3)
  expect(told.map(([uid, roles]) => [uid, roles])).toEqual([
    ['ada', { seller: true }],
    ['ada', { seller: false }],
    ['ada', { seller: true }],
  ])
  expect((await own()).state).toBe('approved')
})

test('the latest changes of a shop with many are shown, and all decisions', async () => {
  const id = await applied()
  await decide(id, 'approve')
  const step = { sellerId: id, kind: 'changed', actor: 'seller', actorId: 'ada', at: new Date() }
  await shop.db.insert(sellerEvents).values(Array.from({ length: 250 }, () => ({ ...step, id: uuidv7() })))
  await decide(id, 'suspend', 'Fakes')
  const { events } = await own()
  expect(events).toHaveLength(23)
  expect(events.at(-1)).toMatchObject({ kind: 'suspended', reason: 'Fakes' })
})

test('of two administrators who decide at once only one does', async () => {
  const id = await applied()
  const answers = await Promise.all([decide(id, 'approve', '', 'admin-1'), decide(id, 'decline', 'No', 'admin-2')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(/Somebody else was faster/)
  expect((await own()).events).toHaveLength(2)
  expect(await mails()).toHaveLength(2)
})

test('an unverified address is not approved until its person has come with a verified one', async () => {
  const id = await applied('unverified-ada')
  const refused = await decide(id, 'approve')
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/not verified yet/)])
  await shop.db.update(sellers).set({ userId: 'ada' }).where(eq(sellers.id, id))
  expect((await own('ada')).emailVerified).toBe(true)
  expect((await decide(id, 'approve')).statusCode).toBe(200)
})

test('the products of a suspended shop are hidden until it is reinstated', async () => {
  const id = await applied()
  await decide(id, 'approve')
  const [product] = await stock(shop, newProduct())
  await shop.db.update(products).set({ sellerId: id })
  const status = async () => (await call(shop.app, 'GET', `/api/v1/shop/data/${product?.id}`)).statusCode
  await decide(id, 'suspend', 'Fakes')
  expect(await status()).toBe(404)
  await decide(id, 'reinstate')
  expect(await status()).toBe(200)
})

test('a shop whose account was deleted cannot be reinstated', async () => {
  const id = await applied()
  await decide(id, 'approve')
  await closeShop(shop.db, { uid: 'ada', email: null, spelled: '' }, new Date())
  const answer = await decide(id, 'reinstate')
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toMatch(/^The account of this shop was deleted/)
  const [row] = await shop.db.select().from(sellers)
  expect(row?.state).toBe('suspended')
})

test('administrators filter sellers by state and search, and see who decided about one', async () => {
  const id = await applied('ada')
  await applied('ben')
  await decide(id, 'approve')
  const list = async (query: string) =>
    (await call(shop.app, 'GET', `/api/v1/admin/sellers?${query}`, { token: 'admin' })).json()
  expect([(await list('')).count, (await list('state=approved')).count, (await list('search=ben%40')).count]).toEqual([
    2, 1, 1,
  ])
  expect((await list('state=approved')).data[0]).toMatchObject({ id, shopName: 'Lake Goods', state: 'approved' })
  await call(shop.app, 'POST', '/api/v1/user/login', { token: 'admin', body: { email: 'admin@shop.example' } })
  const one = (await call(shop.app, 'GET', `/api/v1/admin/sellers/${id}`, { token: 'admin' })).json().data
  expect(one).toMatchObject({
    userId: 'ada',
    productCount: 0,
    events: [{ kind: 'applied' }, { kind: 'approved', actorName: 'admin' }],
  })
})

test.each([
  ['GET', '/api/v1/admin/sellers'],
  ['GET', '/api/v1/admin/sellers/01999999-0000-7000-8000-000000000000'],
  ['POST', '/api/v1/admin/sellers/01999999-0000-7000-8000-000000000000/decisions'],
] as const)('%s %s is for administrators', async (method, url) => {
  const answers = await Promise.all(
    [undefined, 'ada', 'seller', 'admin'].map((token) =>
      call(shop.app, method, url, {
        ...(token && { token }),
        ...(method === 'POST' && { body: { decision: 'approve' } }),
      }),
    ),
  )
  const [nobody, buyer, seller, admin] = answers.map(({ statusCode }) => statusCode)
  expect([nobody, buyer, seller]).toEqual([401, 403, 403])
  expect([200, 404]).toContain(admin)
})

test('whoever signs up, applies and deletes the account again and again cannot flood the mailbox of another', async () => {
  await shop.db.delete(rateLimits)
  for (let n = 0; n < 8; n += 1) {
    // Addresses with different tags share one mailbox.
    const token = `unverified-victim+${n}`
    await applied(token)
    expect((await call(shop.app, 'DELETE', '/api/v1/user/account', { token })).statusCode).toBe(200)
  }
  expect(await mails()).toHaveLength(5)
})

test('an address counts as verified only where the account proves it, and the application follows it', async () => {
  const id = await applied('unverified-famous')
  // The account changes its e-mail address and verifies the new one.
  await shop.db.update(sellers).set({ userId: 'mallory' }).where(eq(sellers.id, id))
  expect(await own('mallory')).toMatchObject({ email: 'mallory@shop.example', emailVerified: true })
  expect((await detail(id)).email).toBe('mallory@shop.example')
  // The account applies again with an unverified address.
  await decide(id, 'decline', 'No')
  await shop.db.update(sellers).set({ userId: 'unverified-famous' }).where(eq(sellers.id, id))
  expect((await applyToSell(shop, 'unverified-famous')).statusCode).toBe(200)
  expect(await detail(id)).toMatchObject({ email: 'unverified-famous@shop.example', emailVerified: false })
  expect((await decide(id, 'approve')).statusCode).toBe(409)
})

test('a shop’s own changes neither hide a decision from its record nor fill it without an end', async () => {
  const id = await applied()
  await decide(id, 'approve')
  await shop.db.delete(rateLimits)
  const change = (n: number) =>
    call(shop.app, 'PATCH', '/api/v1/seller/shop', { token: 'ada', body: { about: `About ${n}` } })
  const answers = []
  for (let n = 0; n < 52; n += 1) answers.push((await change(n)).statusCode)
  expect(answers).toEqual([...Array(50).fill(200), 409, 409])
  await decide(id, 'suspend', 'Sells fakes')
  const kinds = (await detail(id)).events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind !== 'changed')).toEqual(['applied', 'approved', 'suspended'])
  expect(kinds).toHaveLength(23)
})

test.each(['Superium', ' SUPER-IUM ', 'Superium\u200b', '\u0405uperium', 'Supér1um', '\u202emuirepuS'])(
  'a shop named %j would be taken for the whole shop: 400 by name',
  async (shopname) => {
    const answer = await applyToSell(shop, 'ada', { shopname })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'shopname'])
    expect(await own()).toBeNull()
  },
)

test.each(['Superior Goods', 'Superium Fans', 'ঢাকা', 'Ёлка'])('a shop may be named %s', async (shopname) => {
  expect((await applyToSell(shop, 'ada', { shopname })).statusCode).toBe(200)
})
