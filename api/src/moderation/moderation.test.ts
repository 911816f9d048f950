import { and, eq } from 'drizzle-orm'
import { mailOutbox } from '../mail/table'
import { products } from '../products/table'
import { reports } from '../reports/table'
import { reviews } from '../reviews/table'
import { addSeller } from '../testing/add-seller'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { orderCalls } from '../testing/order-calls'
import { placeDeliveredOrder } from '../testing/place-delivered-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { users } from '../users/table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(mailOutbox))

const ADMIN = { token: 'admin' }
const shopper = (id: string, path: string) => `/api/v1/shop/products/${id}${path}`
const admin = (path: string, body?: object, token = 'admin') =>
  call(shop.app, body ? 'POST' : 'GET', `/api/v1/admin/texts${path}`, { token, ...(body && { body }) })

async function product(change: object = {}): Promise<string> {
  const [row] = await stock(shop, newProduct({ stock: 100, ...change }))
  return row?.id ?? ''
}

/** Registers an account with an address, so that the author can get e-mails. */
async function member(uid: string): Promise<void> {
  const body = { email: `${uid}@shop.example`, name: uid }
  await call(shop.app, 'POST', '/api/v1/user/register', { token: uid, body })
}

async function review(productId: string, uid: string, stars: number, text = 'Words'): Promise<string> {
  await member(uid)
  await placeDeliveredOrder(shop, uid, { productId })
  const answer = await call(shop.app, 'POST', shopper(productId, '/reviews'), { token: uid, body: { stars, text } })
  expect(answer.statusCode).toBe(201)
  return answer.json().data._id
}

async function ask(productId: string, uid: string, text: string): Promise<string> {
  await member(uid)
  return (await call(shop.app, 'POST', shopper(productId, '/questions'), { token: uid, body: { text } })).json().data
    ._id
}

const of = (productId: string, kind: string, contentId: string) => ({ productId, kind, contentId })
const listed = async (query: string) =>
  (await admin(`?${query}`)).json().data.map(({ contentId }: { contentId: string }) => contentId)
const mails = () => shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)

/** The rating according to its column and to the reviews. */
async function ratings(id: string) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  const page = (await call(shop.app, 'GET', `/api/v1/shop/data/${id}`)).json().data
  const { summary, data } = (await call(shop.app, 'GET', shopper(id, '/reviews'))).json()
  expect([summary.rating, summary.reviewCount]).toEqual([page.rating, page.reviewCount])
  return { total: row?.ratingTotal, count: row?.ratingCount, shown: data.length, rating: summary.rating }
}

test('a hidden review leaves the page and the rating at once, and its author reads why', async () => {
  const id = await product()
  const bad = await review(id, 'ben', 1, 'Buy at evil.example')
  await review(id, 'bea', 5)
  expect(await ratings(id)).toEqual({ total: 6, count: 2, shown: 2, rating: 3 })
  expect((await admin('/hide', { ...of(id, 'review', bad), reason: 'Advertising' })).statusCode).toBe(200)
  expect(await ratings(id)).toEqual({ total: 5, count: 1, shown: 1, rating: 5 })
  const mine = (await call(shop.app, 'GET', shopper(id, '/mine'), { token: 'ben' })).json().data
  expect(mine.hidden).toEqual([{ _id: bad, kind: 'review', text: 'Buy at evil.example', reason: 'Advertising' }])
  expect(mine).toMatchObject({ reviews: [{ _id: bad }], mayReview: false })
  const other = (await call(shop.app, 'GET', shopper(id, '/mine'), { token: 'bea' })).json().data
  expect(other.hidden).toEqual([])
  const mail = (await mails()).find(({ subject }) => /^Your review is hidden: /.test(subject))
  expect(mail).toMatchObject({ recipient: 'ben@shop.example' })
  for (const part of [mail?.text, mail?.html]) expect(part).toContain('Advertising')
  expect(mail?.text).toContain(`/product-detail/${id}#reviews`)

  // A hidden text that its author edits stays hidden, does not count, and must be checked again.
  expect(await listed('state=new')).not.toContain(bad)
  await call(shop.app, 'PATCH', shopper(id, `/reviews/${bad}`), { token: 'ben', body: { stars: 4, text: 'Fine.' } })
  expect(await ratings(id)).toMatchObject({ total: 5, count: 1 })
  expect(await listed('state=new')).toContain(bad)

  expect((await admin('/show', of(id, 'review', bad))).statusCode).toBe(200)
  expect(await ratings(id)).toEqual({ total: 9, count: 2, shown: 2, rating: 4.5 })
})

test('when two administrators decide at once, the second gets an explanation and nothing counts twice', async () => {
  const id = await product()
  const one = await review(id, 'cy', 2)
  const hide = () => admin('/hide', { ...of(id, 'review', one), reason: 'Insults' })
  const both = await Promise.all([hide(), hide()])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await ratings(id)).toMatchObject({ total: 0, count: 0 })
  const show = () => admin('/show', of(id, 'review', one))
  expect((await Promise.all([show(), show()])).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await ratings(id)).toMatchObject({ total: 2, count: 1 })
})

test('a hidden review is deleted, also with its order, without counting in the rating again', async () => {
  const id = await product()
  const [own, returned] = [await review(id, 'deb', 2), await review(id, 'dan', 1)]
  for (const one of [own, returned]) await admin('/hide', { ...of(id, 'review', one), reason: 'Insults' })
  await review(id, 'dot', 5)
  await call(shop.app, 'DELETE', shopper(id, `/reviews/${own}`), { token: 'deb' })
  const [row] = await shop.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, id), eq(reviews.id, returned)))
  const orders = orderCalls(shop)
  const { data } = (await orders.buyer(row?.orderId ?? '', 'return', { reason: 'Small' }, 'dan')).json()
  await orders.admin(data._id, `returns/${data.returns[0]._id}`, { accept: true })
  expect(await shop.db.select().from(reviews).where(eq(reviews.id, returned))).toEqual([])
  expect(await ratings(id)).toEqual({ total: 5, count: 1, shown: 1, rating: 5 })
})

test('hidden questions and answers are seen by nobody else, and cannot be answered', async () => {
  const seller = await addSeller(shop, 'seller-eli', { shopName: 'Lake Goods' })
  const id = await product({ sellerId: seller.id })
  const question = await ask(id, 'eva', 'Does it float?')
  const answers = shopper(id, `/questions/${question}/answers`)
  const given = await call(shop.app, 'POST', answers, { token: 'seller-eli', body: { text: 'Call me.' } })
  const answer = given.json().data.answers[0]._id
  await admin('/hide', { ...of(id, 'answer', answer), reason: 'Private number' })
  const read = async () => (await call(shop.app, 'GET', shopper(id, '/questions'))).json()
  expect(await read()).toMatchObject({ count: 1, data: [{ _id: question, answers: [] }] })
  await admin('/hide', { ...of(id, 'question', question), reason: 'Off topic' })
  expect(await read()).toMatchObject({ count: 0, data: [] })
  expect((await call(shop.app, 'POST', answers, { token: 'seller-eli', body: { text: 'Yes' } })).statusCode).toBe(404)
  const desk = await call(shop.app, 'GET', '/api/v1/seller/questions', { token: 'seller-eli' })
  expect(desk.json()).toMatchObject({ count: 0, data: [] })
  await admin('/show', of(id, 'question', question))
  await admin('/show', of(id, 'answer', answer))
  expect(await read()).toMatchObject({ count: 1, data: [{ answers: [{ _id: answer }] }] })
  expect(await listed(`state=hidden&person=eva`)).toEqual([])
})

test('the shop answers a question and replies to a review under its own name; each author gets one e-mail', async () => {
  const id = await product()
  const question = await ask(id, 'fay', 'Does it <b>float</b>?')
  const one = await review(id, 'fin', 3, 'It sank.')
  await shop.db.delete(mailOutbox)
  expect((await admin('/answer', { ...of(id, 'question', question), text: ' It does. ' })).statusCode).toBe(200)
  expect((await admin('/answer', { ...of(id, 'review', one), text: 'We are sorry.' })).statusCode).toBe(200)
  const asked = (await call(shop.app, 'GET', shopper(id, '/questions'))).json().data[0]
  expect(asked.answers).toMatchObject([{ text: 'It does.', author: 'Superium', by: 'shop' }])
  const shown = async () => (await call(shop.app, 'GET', shopper(id, '/reviews'))).json().data[0]
  expect(await shown()).toMatchObject({ shopReply: { text: 'We are sorry.', author: 'Superium' } })
  expect(await shown()).not.toHaveProperty('reply')
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject.split(':')[0]])).toEqual([
    ['fay@shop.example', 'An answer to your question'],
    ['fin@shop.example', 'An answer to your review'],
  ])
  expect((await mails())[0]?.html).not.toContain('<b>float')

  // Correcting a reply sends no e-mail, both texts count as checked, and an empty reply deletes it.
  await admin('/answer', { ...of(id, 'review', one), text: 'We are very sorry.' })
  expect(await mails()).toHaveLength(2)
  expect(await listed('state=new')).not.toEqual(expect.arrayContaining([one]))
  expect(await listed('state=new')).not.toEqual(expect.arrayContaining([question]))
  await admin('/answer', { ...of(id, 'review', one), text: '' })
  expect(await shown()).not.toHaveProperty('shopReply')
  expect((await admin('/answer', { ...of(id, 'review', one), text: ' \n ' })).json()).toMatchObject({ field: 'text' })
})

test('authors are mailed when a seller answers or replies, and not when a buyer does', async () => {
  const seller = await addSeller(shop, 'seller-gil', { shopName: 'Hill Goods' })
  const id = await product({ sellerId: seller.id })
  const question = await ask(id, 'gus', 'Does it float?')
  const one = await review(id, 'gia', 4)
  await shop.db.delete(mailOutbox)
  const answer = (token: string) =>
    call(shop.app, 'POST', shopper(id, `/questions/${question}/answers`), { token, body: { text: 'Yes.' } })
  await answer('gia')
  expect(await mails()).toEqual([])
  await answer('seller-gil')
  const path = `/api/v1/seller/products/${id}/reviews/${one}/reply`
  await call(shop.app, 'PUT', path, { token: 'seller-gil', body: { text: 'Thank you.' } })
  expect((await mails()).map(({ recipient, text }) => [recipient, text.includes('Hill Goods wrote')])).toEqual([
    ['gus@shop.example', true],
    ['gia@shop.example', true],
  ])
})

test('somebody else’s address gets few e-mails a day about questions', async () => {
  const id = await product()
  await member('unverified-victim')
  for (let n = 0; n < 8; n += 1) {
    const question = await ask(id, 'unverified-victim', `Question ${n}?`)
    await admin('/answer', { ...of(id, 'question', question), text: 'Yes.' })
  }
  expect(await mails()).toHaveLength(5)
})

test('the list is filtered by state, kind, person and words, and each page follows the other exactly', async () => {
  const id = await product({ name: 'Paged' })
  const made: string[] = []
  for (const [uid, text] of [
    ['hal', 'Zebra one'],
    ['ida', 'Zebra two'],
    ['hal', 'Zebra three'],
  ] as const)
    made.push(await ask(id, uid, text))
  made.push(await review(id, 'hal', 4, 'zebras everywhere'))
  expect(await listed('search=zebra')).toEqual([...made].reverse())
  expect(await listed('search=zebra&kind=review')).toEqual([made[3]])
  expect(await listed('search=zebra&person=ida')).toEqual([made[1]])
  expect(await listed('search=ida')).toEqual([made[1]])
  expect(await listed('search=%27%3A*%26')).toEqual([])

  const first = (await admin('?search=zebra&size=2')).json()
  expect(first).toMatchObject({ count: 4, countIsExact: true })
  expect(first).not.toHaveProperty('previous')
  await ask(id, 'ida', 'Zebra added meanwhile')
  const second = (await admin(`?search=zebra&size=2&after=${first.next}`)).json()
  expect(second.data.map(({ contentId }: { contentId: string }) => contentId)).toEqual([made[1], made[0]])
  expect(second).not.toHaveProperty('next')
  const back = (await admin(`?search=zebra&size=2&before=${second.previous}`)).json()
  expect(back.data).toEqual(first.data)

  const before = await listed('state=new&search=zebra')
  expect(before).toHaveLength(5)
  const { statusCode } = await admin('/keep', { texts: made.slice(0, 3).map((one) => of(id, 'question', one)) })
  expect(statusCode).toBe(200)
  expect(await listed('state=new&search=zebra')).toEqual([before[0], made[3]])
})

test('what nobody has read is not noted as fine: a text that was changed, answered or reported since it was listed is a 409', async () => {
  const id = await product()
  const one = await review(id, 'wanda', 4, 'Kind words')
  const seen = async () => {
    const { data } = (await admin('?person=wanda')).json()
    return { ...of(id, 'review', one), edition: data[0].edition }
  }
  const first = await seen()
  const change = { stars: 1, text: 'Buy pills at http://pills.example' }
  const edited = await call(shop.app, 'PATCH', shopper(id, `/reviews/${one}`), { token: 'wanda', body: change })
  expect(edited.statusCode).toBe(200)
  for (const [path, body] of [
    ['/keep', { texts: [first] }],
    ['/hide', { ...first, reason: 'Rude' }],
    ['/answer', { ...first, text: 'Thank you.' }],
  ] as const) {
    const refused = await admin(path, body)
    expect([path, refused.statusCode, refused.json().message]).toEqual([path, 409, expect.stringMatching(/meanwhile/)])
  }
  expect(await listed('state=new&person=wanda')).toEqual([one])

  // The second of two administrators cannot replace the first one's reply without having seen it.
  const second = await seen()
  expect((await admin('/answer', { ...second, text: 'We are sorry.' })).statusCode).toBe(200)
  expect((await admin('/answer', { ...second, text: 'Thank you!' }, 'admin2')).statusCode).toBe(409)
  const third = await seen()
  await shop.db.insert(reports).values({
    ...{ productId: id, kind: 'review', contentId: one, reporterId: 'seller9', reason: 'Spam', createdAt: new Date() },
  })
  expect((await admin('/keep', { texts: [third] })).statusCode).toBe(409)
  expect((await admin('/keep', { texts: [await seen()] })).statusCode).toBe(200)
})

test('a hidden text is shown again only as the administrator has read it', async () => {
  const id = await product()
  const one = await review(id, 'walt', 1, 'Bad mug')
  await admin('/hide', { ...of(id, 'review', one), reason: 'Rude' })
  const seen = async () => ({
    ...of(id, 'review', one),
    edition: (await admin('?person=walt&state=hidden')).json().data[0].edition,
  })
  const first = await seen()
  const change = { stars: 1, text: 'Buy pills at http://pills.example' }
  await call(shop.app, 'PATCH', shopper(id, `/reviews/${one}`), { token: 'walt', body: change })
  const refused = await admin('/show', first)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/meanwhile/)])
  expect(await ratings(id)).toMatchObject({ count: 0, shown: 0 })
  expect(await listed('state=new&person=walt')).toEqual([one])
  expect((await admin('/show', await seen())).statusCode).toBe(200)
  expect(await ratings(id)).toMatchObject({ count: 1, shown: 1 })
})

test('whoever hides a text learns whether its author gets an e-mail, before and after', async () => {
  const id = await product()
  const [here, gone] = [await review(id, 'xena', 2), await review(id, 'xara', 2)]
  await shop.db.delete(users).where(eq(users.uid, 'xara'))
  await shop.db.delete(mailOutbox)
  const { data } = (await admin('?state=new&size=100')).json()
  const authorUnknown = (one: string) =>
    data.find(({ contentId }: { contentId: string }) => contentId === one).authorUnknown ?? false
  expect([authorUnknown(here), authorUnknown(gone)]).toEqual([false, true])
  const hide = async (one: string) => (await admin('/hide', { ...of(id, 'review', one), reason: 'Rude' })).json().told
  expect([await hide(here), await hide(gone)]).toEqual([true, false])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['xena@shop.example'])
})

test('a question gets one answer and one e-mail of two administrators, or of one who sends it again', async () => {
  const id = await product()
  const seen = async (uid: string, question: string) => ({
    ...of(id, 'question', question),
    edition: (await admin(`?person=${uid}`)).json().data[0].edition,
  })
  const given = async () => (await call(shop.app, 'GET', shopper(id, '/questions'))).json().data[0].answers.length
  const first = await seen('wes', await ask(id, 'wes', 'Does it float?'))
  await shop.db.delete(mailOutbox)
  const send = (text: string, token: string) => admin('/answer', { ...first, text }, token)
  // A retry after a lost response is not a conflict.
  for (const repeated of ['It does.', 'It does.']) expect((await send(repeated, 'admin')).statusCode).toBe(200)
  const late = await send('Yes, it floats.', 'admin2')
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringMatching(/meanwhile/)])
  expect([await given(), await mails()]).toEqual([1, [expect.objectContaining({ recipient: 'wes@shop.example' })]])
  const read = await seen('wes', first.contentId)
  expect((await admin('/answer', { ...read, text: 'For an hour.' }, 'admin2')).statusCode).toBe(200)

  const second = await seen('wyn', await ask(id, 'wyn', 'Does it sink?'))
  const both = ['admin', 'admin2'].map((token) => admin('/answer', { ...second, text: `No, says ${token}.` }, token))
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await given()).toBe(1)
})

test.each([
  ['after=x'],
  ['after=WyIyMDI2LTAyLTMxIDAwOjAwOjAwKzAwIiwiMDE4OTAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIl0'],
  ['before=WyJub3ciLCIxIl0'],
  ['search=%00'],
  ['person=%00'],
  ['state=odd'],
  ['size=101'],
])('the query %s is a 400', async (query) => {
  expect((await admin(`?${query}`)).statusCode).toBe(400)
})

test('texts that are not there are a 404, bad input a 400, and strangers are refused', async () => {
  const id = await product()
  const nowhere = of(id, 'review', newProduct().id)
  expect((await admin('/hide', { ...nowhere, reason: 'x' })).statusCode).toBe(404)
  expect((await admin('/show', nowhere)).statusCode).toBe(404)
  expect((await admin('/keep', { texts: [nowhere] })).statusCode).toBe(404)
  expect((await admin('/answer', { ...nowhere, text: 'x' })).statusCode).toBe(404)
  for (const reason of ['', '  ', 'a\nb', 'x'.repeat(501)])
    expect((await admin('/hide', { ...nowhere, reason })).json()).toMatchObject({ field: 'reason' })
  expect((await admin('', undefined, 'ada')).statusCode).toBe(403)
  expect((await call(shop.app, 'GET', '/api/v1/admin/texts?state=odd', ADMIN)).statusCode).toBe(400)
})

test('hostile texts are listed and mailed as they are', async () => {
  const id = await product()
  const questions: string[] = []
  for (const text of HOSTILE_TEXTS) questions.push(await ask(id, `hostile${questions.length}`, text))
  await shop.db.delete(mailOutbox)
  for (const question of questions)
    await admin('/hide', { ...of(id, 'question', question), reason: '<img src=x onerror=alert(1)>' })
  const { data } = (await admin('?state=hidden&size=100&kind=question')).json()
  const texts = data.filter(({ productId }: { productId: string }) => productId === id)
  expect(texts.map(({ text }: { text: string }) => text)).toEqual(HOSTILE_TEXTS.map((text) => text.trim()).reverse())
  expect(await mails()).toHaveLength(questions.length)
  for (const { html } of await mails()) expect(html).not.toMatch(/<(?:script|iframe|svg)|<img/i)
})
