import { buildApp } from '../build-app'
import { mailOutbox } from '../mail/table'
import { createPayments } from '../payments/payments'
import { releaseDueProducts } from '../products/release-due-products'
import { rateLimits } from '../rate-limits/table'
import { defaultPriceRules } from '../shipping/price-rules'
import { defaultShop } from '../shop-settings/shop-profile'
import { placeTestOrder } from '../testing/place-test-order'
import { testPictures } from '../testing/test-pictures'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'
import { pruneLinks } from './prune-links'
import { sendAlerts } from './send-alerts'
import { alertConfirmations, alertUnsubscribes, productAlerts } from './table'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20)
})
afterEach(async () => {
  for (const table of [productAlerts, alertConfirmations, alertUnsubscribes, mailOutbox, rateLimits])
    await shop.db.delete(table)
})
afterAll(() => shop.close())

const DAY_MS = 86_400_000
const ANN = 'ann@shop.example'

async function soldOut(change = {}): Promise<string> {
  const [row] = await stock(shop, newProduct({ name: 'Lamp', stock: 0, ...change }))
  return row?.id ?? ''
}

const ask = (id: string, body: object = { email: ANN }, token?: string) =>
  call(shop.app, 'POST', `/api/v1/shop/products/${id}/back-in-stock`, { body, ...(token && { token }) })
const mails = () => shop.db.select().from(mailOutbox)
const alerts = () => shop.db.select().from(productAlerts)
const tokenIn = (text = '') => /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? ''
const look = (token: string) => call(shop.app, 'GET', `/api/v1/shop/alerts/confirm?token=${token}`)
const confirm = (token: string) => call(shop.app, 'POST', '/api/v1/shop/alerts/confirm', { body: { token } })

test('a guest’s request becomes an alert when the link in the e-mail is confirmed, once', async () => {
  const id = await soldOut()
  const [variant = ''] = await addVariants(shop, id, newVariant({ size: 'XL', stock: 0 }))
  const answer = await ask(id, { email: 'Ann@shop.example', variant })
  expect(answer.json().message).toBe(
    'Check your inbox to confirm your address. We will write to you when “Lamp, Rust, XL” is in stock again.',
  )
  expect(await alerts()).toEqual([])
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: ANN, subject: 'Please confirm: tell me about “Lamp” (Rust, XL)' })
  expect(mail?.html).toContain('http://localhost:3000/alerts/confirm?token=')
  const token = tokenIn(mail?.text)

  expect((await look(token)).json().data).toEqual({
    kind: 'restock',
    productId: id,
    name: 'Lamp',
    variantName: 'Rust, XL',
    confirmed: false,
  })
  expect(await alerts()).toEqual([])

  const answers = await Promise.all([confirm(token), confirm(token)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await confirm(token)).json().data).toMatchObject({ confirmed: true })
  expect(await alerts()).toMatchObject([{ email: ANN, kind: 'restock', productId: id, variantId: variant }])
})

test('only an account whose address is verified skips the confirmation, and only for that address', async () => {
  const id = await soldOut()
  expect((await ask(id, { email: ANN }, 'ann')).json().message).not.toContain('inbox')
  expect(await alerts()).toHaveLength(1)
  expect(await mails()).toEqual([])
  expect((await ask(id, { email: 'bob@shop.example' }, 'ann')).json().message).toContain('Check your inbox')
  expect((await ask(id, { email: 'unverified@shop.example' }, 'unverified')).json().message).toContain(
    'Check your inbox',
  )
  expect(await alerts()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('the answer is the same for an address that is known, new, or asked too often; at most five e-mails leave', async () => {
  const id = await soldOut()
  await ask(id, { email: ANN }, 'ann')
  const known = (await ask(id)).json()
  expect((await ask(id, { email: 'new@shop.example' })).json()).toEqual(known)
  const more = await Promise.all(Array.from({ length: 9 }, () => ask(id)))
  for (const answer of more) expect(answer.json()).toEqual(known)
  expect((await mails()).filter(({ recipient }) => recipient === ANN)).toHaveLength(5)
})

test('the tags and dots of an address do not make another mailbox of it', async () => {
  const id = await soldOut()
  for (let n = 1; n <= 18; n += 1) await ask(id, { email: `ann+${n}@shop.example` })
  expect(await mails()).toHaveLength(5)
  for (const name of ['bob', 'b.ob', 'bo.b', 'b.o.b', 'Bob+1', 'b.ob+2']) await ask(id, { email: `${name}@gmail.com` })
  expect(await mails()).toHaveLength(10)
})

test('links that somebody else asks for do not use up the e-mails about an order', async () => {
  const id = await soldOut()
  for (let n = 0; n < 6; n += 1) await ask(id, { email: 'unverified-eve@shop.example' })
  const [goods] = await stock(shop, newProduct())
  await placeTestOrder(shop.app, 'unverified-eve', { productId: goods?.id ?? '' })
  expect((await mails()).filter(({ subject }) => !subject.startsWith('Please confirm'))).toHaveLength(1)
})

test('the database does not hold the token', async () => {
  await ask(await soldOut())
  const [mail] = await mails()
  const [row] = await shop.db.select().from(alertConfirmations)
  expect(JSON.stringify(row)).not.toContain(tokenIn(mail?.text))
})

test('a link works for three days, and goes with its address afterwards', async () => {
  const id = await soldOut()
  await ask(id)
  const token = tokenIn((await mails())[0]?.text)
  await shop.db.update(alertConfirmations).set({ createdAt: new Date(Date.now() - 3 * DAY_MS - 1000) })
  expect((await look(token)).statusCode).toBe(404)
  expect((await confirm(token)).statusCode).toBe(404)
  expect(await alerts()).toEqual([])
  await pruneLinks(shop.db, new Date())
  expect(await shop.db.select().from(alertConfirmations)).toEqual([])
})

test.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}'`, 'x'.repeat(500)])(
  'a made-up token (%s) finds nothing',
  async (token) => {
    for (const answer of [await look(encodeURIComponent(token)), await confirm(token)]) {
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json().status).toBe('error')
    }
  },
)

test('an alert e-mail ends with a link that ends all alerts of the address, in one click too', async () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const id = await soldOut({ status: 'up-coming', stock: 5, releaseDate: '2026-11-22' })
  const other = await soldOut()
  const preorder = { email: ANN, productId: id }
  await call(shop.app, 'POST', '/api/v1/shop/preorder', { body: preorder })
  await confirm(tokenIn((await mails())[0]?.text))
  await shop.db.delete(mailOutbox)
  await ask(other, { email: ANN }, 'ann')
  await ask(other, { email: 'bob@shop.example' }, 'bob')
  await ask(other)
  await releaseDueProducts(shop.db, now)
  await sendAlerts(shop.db, defaultShop, now)

  const mail = (await mails()).find(({ bulk }) => bulk)
  expect(mail).toMatchObject({ recipient: ANN, subject: '“Lamp” has been released' })
  const token = tokenIn(mail?.unsubscribe ?? '')
  expect(mail?.unsubscribe).toBe(`http://localhost:3000/api/v1/shop/alerts/unsubscribe?token=${token}`)
  expect(mail?.text).toContain(`http://localhost:3000/alerts/unsubscribe?token=${token}`)
  expect(mail?.html).toContain(`http://localhost:3000/alerts/unsubscribe?token=${token}`)

  const url = `/api/v1/shop/alerts/unsubscribe?token=${token}`
  expect((await call(shop.app, 'GET', url)).statusCode).toBe(404)
  expect(await alerts()).toHaveLength(2)
  const oneClick = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.json()).toEqual({ status: 'success', message: 'You get no further e-mails about products.' })
  expect((await call(shop.app, 'POST', url)).statusCode).toBe(200)
  expect(await alerts()).toMatchObject([{ email: 'bob@shop.example' }])
  expect(await shop.db.select().from(alertConfirmations)).toEqual([])
})

test('a shop that sends no e-mails takes no requests for one', async () => {
  const id = await soldOut()
  const app = await buildApp({
    db: shop.db,
    pictures: testPictures,
    verifyToken: async () => null,
    priceRules: defaultPriceRules,
    payments: createPayments(),
    shop: { ...defaultShop, mail: false },
    rateLimits: 'off',
  })
  const answer = await call(app, 'POST', `/api/v1/shop/products/${id}/back-in-stock`, { body: { email: ANN } })
  await app.close()
  expect(answer.statusCode).toBe(409)
  expect(await mails()).toEqual([])
})
