import { uuidv7 } from 'uuidv7'
import { buildApp } from '../build-app'
import { mailOutbox } from '../mail/table'
import { createPayments } from '../payments/payments'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { testPictures } from '../testing/test-pictures'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { contactMessages } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => {
  await shop.db.delete(contactMessages)
  await shop.db.delete(mailOutbox)
})
afterAll(() => shop.close())

const message = {
  name: 'Ada',
  email: 'Ada@shop.example',
  topic: 'order',
  message: 'Where is it?\nThanks',
  orderNumber: 'AB-1',
}
const send = (change: object = {}, app = shop.app) =>
  call(app, 'POST', '/api/v1/shop/contact', { body: { ...message, ...change } })
const mails = () => shop.db.select().from(mailOutbox)

const withSupport = () =>
  buildApp({
    db: shop.db,
    pictures: testPictures,
    verifyToken: async () => null,
    priceRules: defaultPriceRules,
    payments: createPayments(),
    shop: { ...defaultShop, supportEmail: 'help@shop.example' },
    rateLimits: 'off',
  })

test('a message is kept, and administrators read it, newest first, by page', async () => {
  expect((await send()).json()).toEqual({ status: 'success', message: 'Thank you, we have received your message.' })
  expect((await send({ message: 'Second', orderNumber: undefined })).statusCode).toBe(200)
  expect(await mails()).toEqual([])
  const list = (query = '', token = 'admin') => call(shop.app, 'GET', `/api/v1/admin/messages${query}`, { token })
  expect((await list('', 'ada')).statusCode).toBe(403)
  expect((await list()).json()).toMatchObject({ count: 2, data: [{ message: 'Second' }, { message: message.message }] })
  const { data } = (await list('?page=1&size=1')).json()
  expect(data).toMatchObject([{ name: 'Ada', email: 'ada@shop.example', topic: 'order', orderNumber: 'AB-1' }])
})

test('with a support address the message is mailed there, and an answer goes to the writer', async () => {
  const app = await withSupport()
  await send({}, app)
  expect(await mails()).toMatchObject([{ recipient: 'help@shop.example', replyTo: 'Ada@shop.example' }])
  const [{ text, html, subject } = { text: '', html: '', subject: '' }] = await mails()
  expect(subject).toBe('Message about an order from Ada')
  for (const word of ['Where is it?', 'Thanks', 'AB-1', 'Ada@shop.example']) {
    expect(text).toContain(word)
    expect(html).toContain(word)
  }
  await app.close()
})

test('an administrator marks messages as done and as new again, and lists either', async () => {
  await send()
  await send({ message: 'Second' })
  const list = async (state: string) =>
    (await call(shop.app, 'GET', `/api/v1/admin/messages?state=${state}`, { token: 'admin' })).json()
  const [second] = (await list('new')).data
  const mark = (body: object, id = second._id, token = 'admin') =>
    call(shop.app, 'PATCH', `/api/v1/admin/messages/${id}`, { token, body })
  expect((await mark({ done: true }, second._id, 'ada')).statusCode).toBe(403)
  expect((await mark({ done: 'yes' })).statusCode).toBe(400)
  expect((await mark({ done: true }, uuidv7())).statusCode).toBe(404)
  expect((await mark({ done: true })).statusCode).toBe(200)
  expect(await list('new')).toMatchObject({ count: 1, data: [{ message: message.message, done: false }] })
  expect(await list('done')).toMatchObject({ count: 1, data: [{ message: 'Second', done: true }] })
  await mark({ done: false })
  expect((await list('new')).count).toBe(2)
})

test('hostile texts are kept as they are and mailed as text', async () => {
  const app = await withSupport()
  for (const [index, hostile] of HOSTILE_TEXTS.entries()) {
    const change = { name: hostile, message: hostile, email: `a${index}@shop.example` }
    expect((await send(change, app)).statusCode).toBe(200)
  }
  const kept = await shop.db.select().from(contactMessages)
  expect(kept.map(({ message: text }) => text).sort()).toEqual(HOSTILE_TEXTS.map((text) => text.trim()).sort())
  for (const { html } of await mails()) expect(html).not.toMatch(/<(?:script|iframe|svg)|<img/i)
  await app.close()
})

test.each([
  ['name', { name: '' }],
  ['name', { name: 'Ada\r\nBcc: all@example.com' }],
  ['email', { email: 'ada' }],
  ['email', { email: 'ada@shop.example\r\nBcc: all@example.com' }],
  ['topic', { topic: 'love' }],
  ['message', { message: ' \n ' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['message', { message: 'a\0b' }],
  ['message', { message: undefined }],
  ['orderNumber', { orderNumber: 'x'.repeat(61) }],
])('a bad %s is a 400 that names the field, and nothing is kept (%#)', async (field, change) => {
  const answer = await send(change)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ status: 'error', field })
  expect(await shop.db.select().from(contactMessages)).toEqual([])
})

test('the eleventh message of an address within a day is refused', async () => {
  for (let n = 0; n < 10; n += 1) expect((await send()).statusCode).toBe(200)
  expect((await send({ email: 'ADA@shop.example' })).statusCode).toBe(429)
  expect((await send({ email: 'bea@shop.example' })).statusCode).toBe(200)
})
