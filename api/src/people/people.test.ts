import { desc, notInArray } from 'drizzle-orm'
import { changeAdministrator } from '../account-access/change-administrator'
import { administrators } from '../account-access/table'
import { auditEntries } from '../audit/table'
import { IdentityAdminError } from '../identity/identity-admin'
import { addSeller } from '../testing/add-seller'
import { orderCalls } from '../testing/order-calls'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import type { PersonDetail } from './person-schema'

let shop: TestShop
let told: unknown[][]
let away: boolean
beforeAll(async () => {
  const tell =
    (name: string) =>
    async (...rest: unknown[]) => {
      if (away) throw new IdentityAdminError('')
      told.push([name, ...rest])
    }
  shop = await openTestShop(
    undefined,
    {},
    {
      identityAdmin: {
        passwordChangedAt: async () => undefined,
        setRoles: tell('setRoles'),
        setDisabled: tell('setDisabled'),
        revokeSessions: tell('revokeSessions'),
        deleteAccount: tell('deleteAccount'),
      },
    },
  )
  for (const uid of ['ada', 'bob', 'admin-one', 'admin-two']) await register(uid)
})
beforeEach(() => {
  told = []
  away = false
})
afterAll(() => shop.close())

const register = (uid: string) =>
  call(shop.app, 'POST', '/api/v1/user/register', {
    token: uid,
    body: { name: `Name ${uid}`, email: `${uid}@shop.example` },
  })
const person = async (uid: string, token = 'admin-one') =>
  (await call(shop.app, 'GET', `/api/v1/admin/users/${uid}`, { token })).json().data
const reason = { reason: 'For the test.' }
const act = (uid: string, verb: string, token = 'admin-one') =>
  call(shop.app, 'POST', `/api/v1/admin/users/${uid}/${verb}`, { token, body: reason })
const setRole = (uid: string, administrator: boolean, token = 'admin-one') =>
  call(shop.app, 'PUT', `/api/v1/admin/users/${uid}/administrator`, { token, body: { administrator } })
const known = async () => (await shop.db.select().from(administrators)).map(({ uid }) => uid).toSorted()
const latest = async () => (await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

test('one person has their orders, reviews, shop and steps in one place', async () => {
  const [product] = await stock(shop, newProduct({ name: 'Lamp' }))
  const order = await placeTestOrder(shop.app, 'ada', { productId: product?.id ?? '' })
  await orderCalls(shop).move(order, 'Confirmed', 'Shipped', 'Delivered')
  await call(shop.app, 'POST', `/api/v1/shop/products/${product?.id}/reviews`, {
    token: 'ada',
    body: { stars: 4, text: 'Gives light.' },
  })
  await addSeller(shop, 'ada')
  await act('ada', 'sign-out')
  expect(await person('ada')).toMatchObject({
    ...{ name: 'Name ada', orderCount: 1, disabled: false, administrator: false },
    seller: { state: 'approved' },
    orders: [{ _id: order, status: 'Delivered' }],
    reviews: [{ productName: 'Lamp', stars: 4, text: 'Gives light.' }],
    steps: [
      {
        action: 'Signed Name ada out everywhere',
        reason: 'For the test.',
        by: 'Name admin-one',
        role: 'administrator',
      },
    ],
  })
  expect((await call(shop.app, 'GET', '/api/v1/admin/users/nobody', { token: 'admin-one' })).statusCode).toBe(404)
})

test('the history of a person has roles by administrators and the command line and decisions about the shop, not own acts', async () => {
  const done = async () => {}
  const service = {
    ...{ setRoles: done, setDisabled: done, revokeSessions: done, deleteAccount: done },
    passwordChangedAt: async () => undefined,
    findByEmail: async () => ({ uid: 'cleo', admin: false, disabled: false, emailVerified: true }),
  }
  await register('cleo')
  const { id } = await addSeller(shop, 'cleo', { shopName: 'Cleo Goods' })
  await setRole('cleo', true)
  await setRole('cleo', false)
  await changeAdministrator({ db: shop.db, service }, 'cleo@shop.example', true)
  const body = { decision: 'suspend', reason: 'Sends nothing.' }
  await call(shop.app, 'POST', `/api/v1/admin/sellers/${id}/decisions`, { token: 'admin-one', body })
  await call(shop.app, 'PUT', '/api/v1/admin/views/orders', { token: 'cleo', body: { name: 'All', query: '' } })
  const { steps } = await person('cleo')
  expect(steps.map((one: PersonDetail['steps'][number]) => [one.action, one.reason, one.by, one.role])).toEqual([
    ['Suspended the shop Cleo Goods', 'Sends nothing.', 'Name admin-one', 'administrator'],
    ['Made Name cleo an administrator', '', '', 'command'],
    ['Took the role of an administrator from Name cleo', '', 'Name admin-one', 'administrator'],
    ['Made Name cleo an administrator', '', 'Name admin-one', 'administrator'],
  ])
})

test('a suspended account cannot sign in, sell or order and sees the reason; once reinstated it can sign in again', async () => {
  expect((await act('bob', 'disable')).statusCode).toBe(200)
  const email = 'bob@shop.example'
  const refused = [
    call(shop.app, 'POST', '/api/v1/user/login', { token: 'bob', body: { email } }),
    call(shop.app, 'GET', '/api/v1/seller/overview', { token: 'bob' }),
    call(shop.app, 'POST', '/api/v1/shop/orderconfirm', { token: 'bob', body: {} }),
  ]
  for (const answer of await Promise.all(refused))
    expect([answer.statusCode, answer.json().message]).toEqual([
      401,
      'This account is closed. Write to us if you think that is a mistake.',
    ])
  const quote = await call(shop.app, 'POST', '/api/v1/shop/quote', { token: 'bob', body: { products: [] } })
  expect(quote.statusCode).not.toBe(401)
  expect(told).toEqual([['setDisabled', 'bob', true]])
  expect((await act('bob', 'enable')).statusCode).toBe(200)
  expect((await call(shop.app, 'POST', '/api/v1/user/login', { token: 'bob', body: { email } })).statusCode).toBe(200)
})

test('signing somebody out everywhere ends their sessions, even when the identity service is away', async () => {
  expect((await act('ada', 'sign-out')).statusCode).toBe(200)
  expect(told).toEqual([['revokeSessions', 'ada']])
  expect(await latest()).toMatchObject({ operation: 'adminSignOutUser', targetId: 'ada', actorId: 'admin-one' })
  away = true
  const answer = await act('ada', 'sign-out')
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    'It counts in the shop already, but the sign-in service did not follow. Try again.',
  ])
})

test('an administrator makes another one, and takes it back', async () => {
  expect((await setRole('ada', true)).json().data).toMatchObject({ administrator: true })
  expect(told).toEqual([['setRoles', 'ada', { admin: true }]])
  expect(await latest()).toMatchObject({
    ...{ operation: 'adminSetAdministrator', targetId: 'ada' },
    ...{ before: { administrator: false }, after: { administrator: true } },
  })
  expect((await setRole('ada', false)).json().data).toMatchObject({ administrator: false })
  expect(await known()).not.toContain('ada')
})

test.each([true, false])('the same role again (%s) changes nothing and has no entry', async (on) => {
  await setRole('ada', !on)
  const first = await setRole('ada', on)
  const entry = await latest()
  expect(entry).toMatchObject({ before: { administrator: !on }, after: { administrator: on } })
  told = []
  for (const admin of ['admin-one', 'admin-two']) {
    const again = await setRole('ada', on, admin)
    expect([again.statusCode, again.json().data.administrator]).toEqual([200, first.json().data.administrator])
  }
  expect((await latest())?.id).toBe(entry?.id)
  // The role is never granted without an audit entry.
  expect(told.filter(([, , roles]) => (roles as { admin: boolean }).admin)).toEqual([])
})

test('nobody changes their own role, and a closed account gets none', async () => {
  expect((await setRole('admin-one', false)).json().message).toBe(
    'You cannot change your own role. Ask another administrator.',
  )
  await act('bob', 'disable')
  expect((await setRole('bob', true)).json().message).toBe('This account is closed. Open it first.')
  await act('bob', 'enable')
  expect((await setRole('nobody', true)).statusCode).toBe(404)
})

test('where the identity service is away, no role changes', async () => {
  away = true
  const before = await latest()
  expect((await setRole('ada', true)).json().message).toBe(
    'The sign-in service did not follow. Nothing has changed. Try again.',
  )
  expect(await known()).not.toContain('ada')
  expect((await latest())?.id).toBe(before?.id)
})

test('of two administrators who take the role from each other at once, one remains', async () => {
  await person('ada', 'admin-two')
  await shop.db.delete(administrators).where(notInArray(administrators.uid, ['admin-one', 'admin-two']))
  expect(await known()).toEqual(['admin-one', 'admin-two'])
  const answers = await Promise.all([
    setRole('admin-two', false, 'admin-one'),
    setRole('admin-one', false, 'admin-two'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  expect(await known()).toHaveLength(1)
})

test('two administrators who close each other’s accounts at once leave one', async () => {
  await shop.db
    .insert(administrators)
    .values([{ uid: 'admin-one' }, { uid: 'admin-two' }])
    .onConflictDoNothing()
  const answers = await Promise.all([
    act('admin-two', 'disable', 'admin-one'),
    act('admin-one', 'disable', 'admin-two'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
})
