import { sql } from 'drizzle-orm'
import { usersPage } from '../people/list-users'
import { testOnOneServer } from '../testing/on-cluster'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { uploads } from '../uploads/table'
import { recordUser } from './users'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const emailOf = (uid: string) => `${uid}@shop.example`
const register = (token: string, name: string) =>
  call(shop.app, 'POST', '/api/v1/user/register', {
    token,
    body: { name, email: emailOf(token), password: 'secret123', role: 'admin' },
  })
const update = (token: string, body: object) =>
  call(shop.app, 'PATCH', `/api/v1/user/update-user?email=${emailOf(token)}`, { token, body })

test('registering again keeps the existing record', async () => {
  const first = await register('ada', 'Ada')
  expect(first.json()).toMatchObject({
    status: 'success',
    message: 'User registered successfully',
    data: { email: 'ada@shop.example', name: 'Ada', phone: '' },
  })
  const again = await register('ada', 'Somebody')
  expect(again.json().data).toEqual(first.json().data)
})

test('ten concurrent registrations create one record', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register('ten', 'Ten')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.json().data.createdAt)).size).toBe(1)
})

test('a signed-in account without a record gets one when it asks', async () => {
  const response = await call(shop.app, 'GET', `/api/v1/user/get-me?email=${emailOf('new')}`, { token: 'new' })
  expect(response.json().data).toMatchObject({ email: 'new@shop.example', name: 'new' })
})

test('the display name of a token is kept as one line without control characters', async () => {
  const identity = {
    uid: 'odd',
    email: 'odd@shop.example',
    name: '\0Ada\r\nLove\u0007lace',
    admin: false,
    seller: false,
  }
  expect((await recordUser(shop.db, identity)).name).toBe('Ada Love lace')
})

test('an update changes the given fields and keeps the others', async () => {
  await update('bea', {
    name: 'Bea',
    city: 'Dhaka',
    phone: 1712345678,
    dateOfBirth: '1990-02-28',
    gender: 'Female',
  })
  const { data } = (await update('bea', { address: 'Lake Road', email: emailOf('bea') })).json()
  expect(data).toMatchObject({
    name: 'Bea',
    phone: '1712345678',
    dateOfBirth: '1990-02-28',
    address: 'Lake Road',
    city: 'Dhaka',
  })
  expect((await update('bea', { dateOfBirth: '' })).json().data).toMatchObject({ dateOfBirth: '', gender: 'Female' })
})

test.each([
  ['dateOfBirth', { dateOfBirth: '1990-02-30' }],
  ['dateOfBirth', { dateOfBirth: '9999-01-01' }],
  ['gender', { gender: 'Robot' }],
  ['about', { about: 'a\0b' }],
  ['name', { name: '  ' }],
  ['city', { city: 'a\0b' }],
  ['phone', { phone: 'abc' }],
  ['picture', { picture: '../etc' }],
  ['picture', { picture: 'u1-unknown' }],
])('a bad %s is a 400 that names the field', async (field, body) => {
  const response = await update('cy', body)
  expect(response.statusCode).toBe(400)
  expect(response.json().field).toBe(field)
})

test('a profile picture is one that was uploaded, and can be removed', async () => {
  const image = Buffer.from('image')
  await shop.db
    .insert(uploads)
    .values({ key: 'u1-face', ownerId: 'dee', image, width: 300, height: 300, createdAt: new Date() })
  expect((await update('dee', { picture: 'u1-face' })).json().data.picture).toBe('/media/u1-face/640.webp')
  expect((await update('dee', { city: 'Sylhet' })).json().data.picture).toBe('/media/u1-face/640.webp')
  expect((await update('dee', { picture: '' })).json().data.picture).toBe('')
})

test('users cannot read or change the record of another user', async () => {
  const url = `/api/v1/user/get-me?email=${emailOf('ada')}`
  expect((await call(shop.app, 'GET', url)).statusCode).toBe(401)
  expect((await call(shop.app, 'GET', url, { token: 'eve' })).statusCode).toBe(403)
  expect((await update('eve', { email: emailOf('ada') })).statusCode).toBe(403)
})

test('administrators find users by starts of words of a name or e-mail, and by phone; signs are no wildcards', async () => {
  await register('pct', '100% Sure')
  const find = async (search: string, token = 'admin') =>
    call(shop.app, 'GET', `/api/v1/admin/users?search=${encodeURIComponent(search)}`, { token })
  expect((await find('100% su')).json()).toMatchObject({ count: 1, data: [{ uid: 'pct', orderCount: 0 }] })
  await update('pct', { phone: '+880 1712-999888' })
  expect((await find('01712999888')).json()).toMatchObject({ count: 1, data: [{ uid: 'pct' }] })
  expect((await find('ADA@')).json().data).toContainEqual(expect.objectContaining({ uid: 'ada' }))
  expect((await find('%%')).json()).toMatchObject({ count: 0, data: [] })
  expect((await find('a\0')).statusCode).toBe(400)
  expect((await find('', 'ada')).statusCode).toBe(403)
})

/** A page of the users named "Paged". */
const pageOfOne = async (query: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/users?search=paged&size=1${query}`, { token: 'admin' })).json()

test('pages of users hold each one once, there and back', async () => {
  for (const uid of ['page-a', 'page-b', 'page-c']) await register(uid, 'Paged Person')
  const uidOf = ({ data }: { data: { uid: string }[] }) => data[0]?.uid
  const first = await pageOfOne('')
  const second = await pageOfOne(`&after=${first.next}`)
  const third = await pageOfOne(`&after=${second.next}`)
  expect([uidOf(first), uidOf(second), uidOf(third)].toSorted()).toEqual(['page-a', 'page-b', 'page-c'])
  expect(third).not.toHaveProperty('next')
  expect(uidOf(await pageOfOne(`&before=${third.previous}`))).toBe(uidOf(second))
})

testOnOneServer('a deep page of users is read from an index', async () => {
  for (const uid of ['page-a', 'page-b']) await register(uid, 'Paged Person')
  const first = await pageOfOne('')
  const { rows } = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const deep = usersPage(tx, { size: 20, after: first.next }, undefined)
    return tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${deep}`)
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan using users_by_time')
  expect(plan).not.toMatch(/Sort|Filter/)
})
