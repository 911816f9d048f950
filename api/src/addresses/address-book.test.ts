import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const BOOK = '/api/v1/user/addresses'
const home = {
  name: 'Ada',
  phone: '+880 1712 345678',
  street: '12 Orchard Lane',
  district: 'Dhaka',
  subDistrict: 'Banani',
  country: 'Bangladesh',
  postalCode: '1213',
}
interface Kept {
  _id: string
  name: string
  isDefault: boolean
}

async function book(token: string): Promise<Kept[]> {
  return (await call(shop.app, 'GET', BOOK, { token })).json().data
}
const add = (token: string, change: object = {}) =>
  call(shop.app, 'POST', BOOK, { token, body: { ...home, ...change } })
const shown = (addresses: Kept[]) => addresses.map(({ name, isDefault }) => (isDefault ? `${name}*` : name))

test('the first address is the default, and another one can become it', async () => {
  await add('ada', { name: ' One ' })
  await add('ada', { name: 'Two' })
  expect(shown(await book('ada'))).toEqual(['One*', 'Two'])
  await add('ada', { name: 'Three', isDefault: true })
  expect(shown(await book('ada'))).toEqual(['Three*', 'Two', 'One'])
  const two = (await book('ada')).find(({ name }) => name === 'Two')
  const answer = await call(shop.app, 'POST', `${BOOK}/${two?._id}/default`, { token: 'ada' })
  expect(shown(answer.json().data)).toEqual(['Two*', 'Three', 'One'])
})

test('a changed default address stays the default, and after its deletion the newest is it', async () => {
  await add('bea', { name: 'One' })
  await add('bea', { name: 'Two' })
  const [one] = await book('bea')
  const changed = await call(shop.app, 'PUT', `${BOOK}/${one?._id}`, { token: 'bea', body: { ...home, name: 'First' } })
  expect(shown(changed.json().data)).toEqual(['First*', 'Two'])
  const left = await call(shop.app, 'DELETE', `${BOOK}/${one?._id}`, { token: 'bea' })
  expect(shown(left.json().data)).toEqual(['Two*'])
})

test('nobody sees, changes or deletes an address of another account', async () => {
  await add('cem')
  const [own] = await book('cem')
  const address = `${BOOK}/${own?._id}`
  expect((await call(shop.app, 'GET', BOOK)).statusCode).toBe(401)
  expect(await book('dan')).toEqual([])
  const answers = await Promise.all([
    call(shop.app, 'PUT', address, { token: 'dan', body: { ...home, name: 'Dan' } }),
    call(shop.app, 'DELETE', address, { token: 'dan' }),
    call(shop.app, 'POST', `${address}/default`, { token: 'dan' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(shown(await book('cem'))).toEqual(['Ada*'])
})

test('an account keeps at most 20 addresses, also when they are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => add('eve')))
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4)
  const addresses = await book('eve')
  expect(addresses).toHaveLength(20)
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test.each([
  [{ phone: '123' }, 'phone', 'Enter a phone number of 6 to 15 digits, such as +880 1712 345678'],
  [{ postalCode: '12' }, 'postalCode', 'Enter a postcode such as 1205'],
  [{ street: '  ' }, 'street', undefined],
  [{ name: 'x'.repeat(201) }, 'name', undefined],
])('an address that cannot be one is refused with its field: %j', async (change, field, message) => {
  const answer = await add('fay', change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ field, ...(message && { message }) })
  expect(await book('fay')).toEqual([])
})

test('the checkout is prefilled from the default address, else from the last order', async () => {
  const defaults = async () => (await call(shop.app, 'GET', '/api/v1/shop/checkout-defaults', { token: 'gil' })).json()
  expect(await defaults()).toEqual({ status: 'success', data: { source: 'none' } })
  const mug = newProduct()
  await stock(shop, mug)
  await placeTestOrder(shop.app, 'gil', { productId: mug.id })
  expect((await defaults()).data).toMatchObject({ source: 'last-order', address: { name: 'gil', district: 'D' } })
  await add('gil', { name: 'Other' })
  await add('gil', { name: 'Home', isDefault: true })
  expect((await defaults()).data).toEqual({ source: 'address-book', address: { ...home, name: 'Home' } })
  expect((await call(shop.app, 'GET', '/api/v1/shop/checkout-defaults')).statusCode).toBe(401)
})
