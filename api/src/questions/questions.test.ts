import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { SellerRow } from '../sellers/find-seller'
import { sellers } from '../sellers/table'
import { addSeller } from '../testing/add-seller'
import { HOSTILE_TEXTS } from '../testing/hostile-texts'
import { placeTestOrder } from '../testing/place-test-order'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { answers } from './table'

let shop: TestShop
let seller: SellerRow

beforeAll(async () => {
  shop = await openTestShop()
  seller = await addSeller(shop, 'seller', { shopName: 'Lake Goods' })
})
afterAll(() => shop.close())

async function product(): Promise<string> {
  const [row] = await stock(shop, newProduct({ stock: 100, sellerId: seller.id }))
  return row?.id ?? ''
}

const path = (id: string, rest = '') => `/api/v1/shop/products/${id}/questions${rest}`
const ask = (id: string, token: string, text: unknown) => call(shop.app, 'POST', path(id), { token, body: { text } })
const answer = (id: string, question: string, token: string, text: unknown = 'Yes.') =>
  call(shop.app, 'POST', path(id, `/${question}/answers`), { token, body: { text } })
const read = async (id: string, query = '') => (await call(shop.app, 'GET', `${path(id)}?${query}`)).json()

async function asked(token = 'ada') {
  const id = await product()
  const response = await ask(id, token, 'Does it float?')
  expect(response.statusCode).toBe(201)
  return { id, question: response.json().data._id as string }
}

test('signed-in users ask; the shop, the seller and a buyer answer, each with their role', async () => {
  const { id, question } = await asked()
  expect((await answer(id, question, 'eve')).statusCode).toBe(403)
  await placeTestOrder(shop.app, 'bob', { productId: id })
  for (const token of ['admin', 'seller', 'bob']) {
    expect((await answer(id, question, token, ` By ${token} `)).statusCode).toBe(201)
  }
  const { data, count } = await read(id)
  expect(count).toBe(1)
  expect(data[0]).toMatchObject({ _id: question, text: 'Does it float?', author: 'ada' })
  expect(data[0].answers.map(({ by, text, author }: Record<string, string>) => [by, text, author])).toEqual([
    ['shop', 'By admin', 'Superium'],
    ['seller', 'By seller', 'Lake Goods'],
    ['buyer', 'By bob', 'bob'],
  ])
})

test('a seller answers only about own products, as long as the shop is approved; the claim decides nothing', async () => {
  const { id, question } = await asked()
  const mayAnswer = async (token: string) =>
    (await call(shop.app, 'GET', path(id).replace('/questions', '/mine'), { token })).json().data.mayAnswer
  await addSeller(shop, 'seller-next-door')
  for (const token of ['seller-next-door', 'seller-by-claim-only']) {
    expect((await answer(id, question, token)).statusCode).toBe(403)
    expect(await mayAnswer(token)).toBe(false)
  }
  expect(await mayAnswer('seller')).toBe(true)
  await shop.db.update(sellers).set({ state: 'suspended' }).where(eq(sellers.id, seller.id))
  expect((await answer(id, question, 'seller')).statusCode).toBe(403)
  await shop.db.update(sellers).set({ state: 'approved' }).where(eq(sellers.id, seller.id))
  expect((await answer(id, question, 'seller')).statusCode).toBe(201)
})

test('a seller whose address is not verified answers nothing', async () => {
  const own = await addSeller(shop, 'unverified-seller')
  const [row] = await stock(shop, newProduct({ sellerId: own.id }))
  const question = (await ask(row?.id ?? '', 'ada', 'Does it float?')).json().data._id
  expect((await answer(row?.id ?? '', question, 'unverified-seller')).statusCode).toBe(403)
  const mine = await call(shop.app, 'GET', `/api/v1/shop/products/${row?.id}/mine`, { token: 'unverified-seller' })
  expect(mine.json().data).toMatchObject({ mayAnswer: false })
})

test('questions are listed newest first, and a page beyond the end is empty', async () => {
  const id = await product()
  for (const text of ['One?', 'Two?', 'Three?']) await ask(id, 'ada', text)
  const texts = async (query: string) => (await read(id, query)).data.map(({ text }: { text: string }) => text)
  expect(await texts('size=2')).toEqual(['Three?', 'Two?'])
  expect(await texts('size=2&page=1')).toEqual(['One?'])
  expect(await texts('page=100000')).toEqual([])
})

test('users delete their own questions with all answers; only an administrator deletes those of others', async () => {
  const { id, question } = await asked()
  const given = await answer(id, question, 'seller')
  const answerPath = path(id, `/${question}/answers/${given.json().data.answers[0]._id}`)
  const remove = (url: string, token: string) => call(shop.app, 'DELETE', url, { token })
  expect((await remove(answerPath, 'ada')).statusCode).toBe(404)
  expect((await remove(path(id, `/${question}`), 'eve')).statusCode).toBe(404)
  expect((await call(shop.app, 'DELETE', answerPath)).statusCode).toBe(401)
  const mine = await call(shop.app, 'GET', `/api/v1/shop/products/${id}/mine`, { token: 'ada' })
  expect(mine.json().data).toMatchObject({ questions: [question], answers: [] })
  expect((await remove(answerPath, 'seller')).statusCode).toBe(200)
  await answer(id, question, 'seller')
  expect((await remove(path(id, `/${question}`), 'ada')).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ data: [], count: 0 })
  const other = await asked()
  expect((await remove(path(other.id, `/${other.question}`), 'admin')).statusCode).toBe(200)
})

test('an anonymous question is a 401; an unknown product or question is a 404', async () => {
  const { id, question } = await asked()
  const nowhere = newProduct().id
  expect((await call(shop.app, 'POST', path(id), { body: { text: 'x' } })).statusCode).toBe(401)
  expect((await ask(nowhere, 'ada', 'x')).statusCode).toBe(404)
  expect((await answer(id, nowhere, 'admin')).statusCode).toBe(404)
  expect((await answer(nowhere, question, 'admin')).statusCode).toBe(404)
  expect((await call(shop.app, 'GET', path(nowhere))).statusCode).toBe(404)
})

test.each([[''], ['  \n'], ['x'.repeat(1001)], ['a\u0000'], [7], [undefined]])(
  'the question %j is a 400 with the field text',
  async (text) => {
    const response = await ask(newProduct().id, 'ada', text)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 'error', field: 'text' })
  },
)

test('hostile texts are stored and returned unchanged', async () => {
  const id = await product()
  for (const text of HOSTILE_TEXTS) {
    const { data } = (await ask(id, 'ada', text)).json()
    await answer(id, data._id, 'seller', text)
  }
  const { data } = await read(id, 'size=100')
  const kept = data.map(({ text, answers }: { text: string; answers: { text: string }[] }) => [text, answers[0]?.text])
  expect(kept).toEqual(HOSTILE_TEXTS.map((text) => [text.trim(), text.trim()]).reverse())
})

test('a buyer who answers again and again keeps neither other buyers nor the seller from answering', async () => {
  const { id, question } = await asked()
  const byOne = async (token: string) => (await answer(id, question, token, `Yes, ${uuidv7()}.`)).statusCode
  await placeTestOrder(shop.app, 'flood', { productId: id })
  expect([await byOne('flood'), await byOne('flood'), await byOne('flood'), await byOne('flood')]).toEqual([
    ...[201, 201, 201, 409],
  ])
  const filled = Array.from({ length: 47 }, () => ({
    ...{ productId: id, questionId: question, id: uuidv7(), userId: 'others', author: 'O.', answeredBy: 'buyer' },
    ...{ text: 'Yes.', createdAt: new Date() },
  }))
  await shop.db.insert(answers).values(filled)
  await placeTestOrder(shop.app, 'bob', { productId: id })
  expect([await byOne('bob'), await byOne('seller'), await byOne('admin')]).toEqual([409, 201, 201])
})

test('an answer that is sent again, also at once, is there once; the third of one person is the last however they come', async () => {
  const { id, question } = await asked()
  await placeTestOrder(shop.app, 'ron', { productId: id })
  const sent = await Promise.all([answer(id, question, 'ron'), answer(id, question, 'ron', ' Yes. ')])
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const texts = async () => (await read(id)).data[0].answers.map(({ text }: { text: string }) => text)
  expect(await texts()).toEqual(['Yes.'])
  const more = await Promise.all(['No.', 'Perhaps.', 'Never.'].map((text) => answer(id, question, 'ron', text)))
  expect(more.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409])
  expect(await texts()).toHaveLength(3)
})

test('somebody asks fifty questions a day at most', async () => {
  const id = await product()
  const statuses = []
  for (let n = 0; n < 51; n += 1) statuses.push((await ask(id, 'flooder', `Question ${n}?`)).statusCode)
  expect(statuses).toEqual([...Array(50).fill(201), 429])
  expect((await ask(id, 'somebody-else', 'Does it float?')).statusCode).toBe(201)
})
