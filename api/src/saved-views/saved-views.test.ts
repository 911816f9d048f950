import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { VIEWS_MAX } from './saved-views'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const read = async (list: string, token = 'admin') =>
  (await call(shop.app, 'GET', `/api/v1/admin/views/${list}`, { token })).json().data
const save = (list: string, body: object, token = 'admin') =>
  call(shop.app, 'PUT', `/api/v1/admin/views/${list}`, { token, body })

test('views are kept per list and administrator, and the same name replaces one', async () => {
  await save('orders', { name: 'Unpaid', query: 'paid=no' })
  await save('orders', { name: 'Late', query: 'status=Confirmed&sort=oldest' })
  await save('products', { name: 'Unpaid', query: 'state=archived' })
  const again = await save('orders', { name: ' Unpaid', query: 'paid=no&payment=check_payments' })
  expect(again.json().data).toMatchObject([
    { name: 'Late', query: 'status=Confirmed&sort=oldest' },
    { name: 'Unpaid', query: 'paid=no&payment=check_payments' },
  ])
  expect(await read('orders', 'admin2')).toEqual([])
  expect(await read('products')).toMatchObject([{ name: 'Unpaid', query: 'state=archived' }])
})

test('only its owner removes a view', async () => {
  const [view] = (await save('products', { name: 'Mine', query: 'owner=shop' })).json().data
  const remove = (token: string, list = 'products') =>
    call(shop.app, 'DELETE', `/api/v1/admin/views/${list}/${view._id}`, { token })
  expect((await remove('admin2')).statusCode).toBe(404)
  expect((await remove('admin', 'orders')).statusCode).toBe(404)
  expect((await remove('admin')).json().data).not.toContainEqual(view)
  expect((await remove('admin')).statusCode).toBe(404)
})

test.each([
  ['name', { name: ' ', query: '' }],
  ['name', { name: 'a\u0000b', query: '' }],
  ['query', { name: 'a', query: 'search=a b' }],
  ['query', { name: 'a', query: 'x'.repeat(1001) }],
])('a bad %s is a 400 that names it', async (field, body) => {
  const answer = await save('orders', body)
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('a list that has none is unknown, and one too many is a 409', async () => {
  expect((await call(shop.app, 'GET', '/api/v1/admin/views/users', { token: 'admin' })).statusCode).toBe(400)
  for (let index = 0; index < VIEWS_MAX; index += 1)
    await save('orders', { name: `View ${index}`, query: '' }, 'admin3')
  expect((await save('orders', { name: 'One more', query: '' }, 'admin3')).statusCode).toBe(409)
  expect((await save('orders', { name: 'View 0', query: 'paid=no' }, 'admin3')).statusCode).toBe(200)
})
