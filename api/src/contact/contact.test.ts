import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { buildApp } from '../build-app'
import { mailOutbox } from '../mail/table'
import { createPayments } from '../payments/payments'
import { rateLimits } from '../rate-limits/table'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { testPictures } from '../testing/test-pictures'
import { call, openTestShop, type TestShop } from '../testing/test-shop'
import { answerMail } from './answer-mail'
import { contactAnswers, contactMessages } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => {
  await shop.db.delete(contactMessages)
  await shop.db.delete(contactAnswers)
  await shop.db.delete(mailOutbox)
  await shop.db.delete(rateLimits)
})
afterAll(() => shop.close())

const message = {
  name: 'Ada',
  email: 'Ada@shop.example',
  topic: 'order',
  message: 'Where is it?\nThanks',
  orderNumber: '#s-261121-7kq4md',
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
  const { next } = (await list('?size=1')).json()
  const { data } = (await list(`?size=1&after=${next}`)).json()
  expect(data).toMatchObject([
    { name: 'Ada', email: 'ada@shop.example', topic: 'order', orderNumber: 'S-261121-7KQ4MD' },
  ])
})

test('with a support address the message is mailed there, and an answer goes to the writer', async () => {
  const app = await withSupport()
  await send({}, app)
  expect(await mails()).toMatchObject([{ recipient: 'help@shop.example', replyTo: 'Ada@shop.example' }])
  const [{ text, html, subject } = { text: '', html: '', subject: '' }] = await mails()
  expect(subject).toBe('Message about an order from Ada')
  for (const word of ['Where is it?', 'Thanks', 'S-261121-7KQ4MD', 'Ada@shop.example']) {
    expect(text).toContain(word)
    expect(html).toContain(word)
  }
  await app.close()
})

test('what cannot be an order number is refused with its field, and blanks count as none', async () => {
  const refused = await send({ orderNumber: 'nonsense' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ field: 'orderNumber', message: expect.stringContaining('Order number') })
  expect(await shop.db.select().from(contactMessages)).toEqual([])
  expect((await send({ orderNumber: '  ' })).statusCode).toBe(200)
  expect(await shop.db.select().from(contactMessages)).toMatchObject([{ orderNumber: '' }])
})

test('an administrator marks messages as done and as open again, and lists either', async () => {
  await send()
  await send({ message: 'Second' })
  const list = async (state: string) =>
    (await call(shop.app, 'GET', `/api/v1/admin/messages?state=${state}`, { token: 'admin' })).json()
  const [second] = (await list('open')).data
  const mark = (body: object, id = second._id, token = 'admin') =>
    call(shop.app, 'PATCH', `/api/v1/admin/messages/${id}`, { token, body })
  expect((await mark({ done: true }, second._id, 'ada')).statusCode).toBe(403)
  expect((await mark({ done: 'yes' })).statusCode).toBe(400)
  expect((await mark({ done: true }, uuidv7())).statusCode).toBe(404)
  expect((await mark({ done: true })).statusCode).toBe(200)
  expect(await list('open')).toMatchObject({ count: 1, data: [{ message: message.message, state: 'open' }] })
  expect(await list('done')).toMatchObject({ count: 1, data: [{ message: 'Second', state: 'done' }] })
  await mark({ done: false })
  expect((await list('open')).count).toBe(2)
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
  // Messages from another network with her address do not count for her.
  const own = { method: 'POST', url: '/api/v1/shop/contact', remoteAddress: '203.0.113.9', payload: message } as const
  expect((await shop.app.inject(own)).statusCode).toBe(200)
})

test('one network causes no more than 20 e-mails a day to the shop, and its further messages are kept', async () => {
  const app = await withSupport()
  for (let n = 0; n < 22; n += 1) expect((await send({ email: `ada${n}@shop.example` }, app)).statusCode).toBe(200)
  expect(await mails()).toHaveLength(20)
  expect(await shop.db.select().from(contactMessages)).toHaveLength(22)
  await app.close()
})

/** Stores a message and resolves to its id. */
async function kept(change: object = {}): Promise<string> {
  await send(change)
  return (await call(shop.app, 'GET', '/api/v1/admin/messages?size=1', { token: 'admin' })).json().data[0]._id
}
const answer = (id: string, body: object, token = 'admin') =>
  call(shop.app, 'POST', `/api/v1/admin/messages/${id}/answers`, { token, body })
const listed = async (state: string) =>
  (await call(shop.app, 'GET', `/api/v1/admin/messages?state=${state}`, { token: 'admin' })).json()

test('an answer is kept, mailed without what was asked, and says who gave it when', async () => {
  await call(shop.app, 'POST', '/api/v1/user/register', {
    token: 'admin',
    body: { email: 'admin@shop.example', name: 'Alma' },
  })
  const id = await kept()
  const given = await answer(id, { text: ' It is on its way.\nThank you. ', answers: 0 })
  expect(given.statusCode).toBe(201)
  expect(given.json().data).toMatchObject({
    ...{ state: 'answered', answeredBy: 'Alma', answeredAt: expect.any(String) },
    answers: [{ text: 'It is on its way.\nThank you.', by: 'Alma', delivery: 'waiting', attempts: 0 }],
  })
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'ada@shop.example', subject: 'Our answer to your message about an order' })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('It is on its way.')
    // Anybody can type somebody else's address.
    for (const word of ['Where is it?', 'S-261121-7KQ4MD', 'Ada']) expect(part).not.toContain(word)
  }
  expect([(await listed('open')).count, (await listed('answered')).count]).toEqual([0, 1])
  await call(shop.app, 'PATCH', `/api/v1/admin/messages/${id}`, { token: 'admin', body: { done: true } })
  expect((await listed('done')).data).toMatchObject([{ state: 'done', answeredBy: 'Alma' }])
})

test('with a support address a reply to the answer goes there', async () => {
  await send()
  const [row] = await shop.db.select().from(contactMessages)
  if (!row) throw new Error('no message')
  expect(answerMail(row, 'Yes.', { ...defaultShop, supportEmail: 'help@shop.example' }).replyTo).toBe(
    'help@shop.example',
  )
  expect(answerMail(row, 'Yes.', defaultShop).replyTo).toBeUndefined()
})

test('when two administrators answer at once, the second is asked to read the first answer', async () => {
  const id = await kept()
  const both = await Promise.all([1, 2].map((n) => answer(id, { text: `Answer ${n}`, answers: 0 })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await mails()).toHaveLength(1)
  expect((await answer(id, { text: 'Further', answers: 1 })).statusCode).toBe(201)
})

test('an answer that is sent again with its key is one answer and one e-mail', async () => {
  const id = await kept()
  const key = uuidv7()
  const again = (body: object, token = 'admin', message = id) =>
    call(shop.app, 'POST', `/api/v1/admin/messages/${message}/answers`, {
      ...{ token, body },
      headers: { 'idempotency-key': key.toUpperCase() },
    })
  const body = { text: 'Tomorrow.', answers: 0 }
  const answers = await Promise.all([again(body), again(body), again(body)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  for (const one of answers) expect(one.json().data.answers).toMatchObject([{ _id: key, text: 'Tomorrow.' }])
  expect(await mails()).toHaveLength(1)
  for (const other of [again({ ...body, text: 'Today.' }), again(body, 'admin2'), again(body, 'admin', await kept())])
    expect((await other).statusCode).toBe(409)
  expect(await mails()).toHaveLength(1)
  const headers = { 'idempotency-key': 'x' }
  const refused = await call(shop.app, 'POST', `/api/v1/admin/messages/${id}/answers`, {
    token: 'admin',
    body,
    headers,
  })
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'idempotency-key'])
})

test('no answer can put another header into the e-mail, and hostile texts stay texts', async () => {
  for (const [index, hostile] of HOSTILE_TEXTS.entries()) {
    const id = await kept({ name: hostile, message: hostile, email: `h${index}@shop.example` })
    // Messages stored before order numbers were validated can contain any text there.
    await shop.db
      .update(contactMessages)
      .set({ orderNumber: hostile.slice(0, 60) })
      .where(eq(contactMessages.id, id))
    expect((await answer(id, { text: `${hostile}\r\nBcc: all@example.com`, answers: 0 })).statusCode).toBe(201)
  }
  for (const { recipient, subject, replyTo, html } of await mails()) {
    expect(`${recipient}${subject}${replyTo ?? ''}`).not.toMatch(/[\r\n\0]/)
    expect(recipient).toMatch(/^h\d+@shop\.example$/)
    expect(html).not.toMatch(/<(?:script|iframe|svg)|<img/i)
  }
})

test('an answer whose e-mail was given up is sent again, and no other', async () => {
  const id = await kept()
  const { answers } = (await answer(id, { text: 'Yes.', answers: 0 })).json().data
  const resend = (one = answers[0]._id) =>
    call(shop.app, 'POST', `/api/v1/admin/messages/${id}/answers/${one}/resend`, { token: 'admin' })
  expect((await resend()).statusCode).toBe(409)
  expect((await resend(uuidv7())).statusCode).toBe(404)
  await shop.db.update(mailOutbox).set({ gaveUpAt: new Date(), attempts: 12 })
  const read = async () => (await call(shop.app, 'GET', `/api/v1/admin/messages/${id}`, { token: 'admin' })).json().data
  expect((await read()).answers).toMatchObject([{ delivery: 'failed', attempts: 12 }])
  expect((await resend()).json().data.answers).toMatchObject([{ delivery: 'waiting', attempts: 0 }])
  await shop.db.update(mailOutbox).set({ handedOverAt: new Date() })
  expect((await read()).answers).toMatchObject([{ delivery: 'sent' }])
  await shop.db.delete(mailOutbox)
  expect((await read()).answers).toMatchObject([{ delivery: 'forgotten' }])
})

test.each([
  ['text', { text: ' \n', answers: 0 }],
  ['text', { text: 'x'.repeat(4001), answers: 0 }],
  ['text', { text: 'a\0b', answers: 0 }],
  ['answers', { text: 'x' }],
])('an answer with a bad %s is a 400 that names the field (%#)', async (field, body) => {
  const refused = await answer(await kept(), body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ field })
  expect((await answer(uuidv7(), { text: 'x', answers: 0 })).statusCode).toBe(404)
  expect((await answer(uuidv7(), { text: 'x', answers: 0 }, 'ada')).statusCode).toBe(403)
})
