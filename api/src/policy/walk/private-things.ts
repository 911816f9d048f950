import { uuidv7 } from 'uuidv7'
import { catalogueImports } from '../../catalogue-import/table'
import { addSeller } from '../../testing/add-seller'
import { orderCalls } from '../../testing/order-calls'
import { placeDeliveredOrder } from '../../testing/place-delivered-order'
import { placeTestOrder } from '../../testing/place-test-order'
import { addVariants, call, newProduct, newVariant, stock, type TestShop } from '../../testing/test-shop'

/** A word that marks an account's private data, so that a leak can be found in any response. */
export const secretOf = (uid: string): string => `Xq7${uid}`

/** Ids of data that buyer `ada` and seller `sol` own. */
export interface PrivateThings {
  order: string
  delivered: string
  returned: string
  address: string
  review: string
  question: string
  answer: string
  /** A product of the shop that `ada` bought. */
  product: string
  /** A hidden product of `sol`, with a variant. */
  hidden: string
  variant: string
  payout: string
  /** An order by `ada` for products of `sol` that is partly unsent, and its first parcel. */
  sold: string
  parcel: string
  /** A delivered order, and its waiting return. */
  soldBefore: string
  askedBack: string
  /** The shop of `sol`. */
  seller: string
  /** A contact message. */
  message: string
  /** A sale that has not started. */
  sale: string
  /** A checked import of another administrator. */
  import: string
  /** A saved view of `admin`. */
  view: string
}

/** Resolves to the id of the object that a request created. */
const made = async (answer: ReturnType<typeof call>): Promise<string> => {
  const { statusCode, body } = await answer
  if (statusCode >= 300) throw new Error(`the walk's owners cannot set up: ${body}`)
  const { data } = JSON.parse(body)
  return Array.isArray(data) ? data[0]._id : data._id
}

const home = {
  ...{ name: 'Ada', phone: '01700000000', street: `${secretOf('ada')} Road 4`, district: 'Dhaka' },
  ...{ subDistrict: 'Gulshan', country: 'Bangladesh', postalCode: '1212' },
}

/** Creates accounts, shops, orders, texts and addresses for `ada`, `sol` and the other test persons. */
export async function addPrivateThings(shop: TestShop): Promise<PrivateThings> {
  const sol = await addSeller(shop, 'sol', { phone: secretOf('sol'), address: secretOf('sol') })
  await addSeller(shop, 'sue')
  for (const state of ['pending', 'suspended']) await addSeller(shop, state, { state, phone: secretOf(state) })
  await addSeller(shop, 'unverified')
  const [own, hidden] = await stock(
    shop,
    newProduct(),
    newProduct({ sellerId: sol.id, active: false, name: `Draft ${secretOf('sol')}` }),
  )
  const product = own?.id ?? ''
  const [variant = ''] = await addVariants(shop, hidden?.id ?? '', newVariant())
  const orders = orderCalls(shop)
  const place = () => placeTestOrder(shop.app, 'ada', { productId: product })
  const order = await place()
  const delivered = await place()
  await orders.move(delivered, 'Confirmed', 'Shipped', 'Delivered')
  await placeDeliveredOrder(shop, 'ada', { productId: product })
  const returned = (await orders.buyer(delivered, 'return', { reason: `It is ${secretOf('ada')}.` })).json().data
    .returns[0]._id
  const ada = { token: 'ada' }
  const texts = `/api/v1/shop/products/${product}`
  const asked = await call(shop.app, 'POST', `${texts}/questions`, { ...ada, body: { text: 'Is it blue?' } })
  const question = asked.json().data._id
  const answered = await call(shop.app, 'POST', `${texts}/questions/${question}/answers`, {
    ...ada,
    body: { text: 'It is.' },
  })
  await call(shop.app, 'POST', '/api/v1/shop/saved', {
    ...ada,
    body: {
      cart: [{ productId: product, quantity: 3, changedAt: new Date().toISOString() }],
      wishlist: [],
    },
  })
  const { sold, parcel, soldBefore, askedBack } = await sell(shop, sol.id)
  return {
    ...{ sold, parcel, soldBefore, askedBack },
    ...{ order, delivered, returned, product, variant, question, hidden: hidden?.id ?? '', seller: sol.id },
    message: await writeToShop(shop),
    sale: await planSale(shop),
    import: await addCheckedImport(shop),
    view: await made(
      call(shop.app, 'PUT', '/api/v1/admin/views/orders', { token: 'admin', body: { name: 'All', query: '' } }),
    ),
    answer: answered.json().data.answers[0]._id,
    address: await made(call(shop.app, 'POST', '/api/v1/user/addresses', { ...ada, body: home })),
    review: await made(
      call(shop.app, 'POST', `${texts}/reviews`, { ...ada, body: { stars: 5, text: 'As promised, and quickly.' } }),
    ),
    payout: await made(
      call(shop.app, 'POST', '/api/v1/seller/payouts', {
        token: 'sol',
        body: { holder: secretOf('sol'), bank: 'Lake Bank', accountNumber: '1234567890' },
      }),
    ),
  }
}

async function addCheckedImport({ db }: TestShop): Promise<string> {
  const id = uuidv7()
  const now = new Date()
  const row = { id, actorId: 'another', name: 'walk.csv', state: 'checked', bytes: 1 }
  await db.insert(catalogueImports).values({ ...row, createdAt: now, checkedAt: now, leasedUntil: now })
  return id
}

async function planSale(shop: TestShop): Promise<string> {
  const [goods] = await stock(shop, newProduct())
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const rules = [{ product: goods?.id, percent: 10 }]
  const body = { name: 'Walk', startsAt: inDays(1), endsAt: inDays(2), rules }
  return (await call(shop.app, 'POST', '/api/v1/admin/sales', { token: 'admin', body })).json().data.sale
}

async function writeToShop(shop: TestShop): Promise<string> {
  const body = { name: 'Ada', email: 'ada@shop.example', topic: 'other', message: secretOf('ada') }
  await call(shop.app, 'POST', '/api/v1/shop/contact', { body })
  return made(call(shop.app, 'GET', '/api/v1/admin/messages', { token: 'admin' }))
}

/** Creates orders by `ada` for a product of `sol`: one partly sent, and a delivered one with a waiting return. */
async function sell(shop: TestShop, sellerId: string) {
  const [goods] = await stock(shop, newProduct({ sellerId }))
  const orders = orderCalls(shop)
  const ready = async () => {
    const id = await placeTestOrder(shop.app, 'ada', { productId: goods?.id ?? '', quantity: 2 })
    await orders.admin(id, 'paid', {})
    await orders.move(id, 'Confirmed')
    return id
  }
  const [sold, soldBefore] = [await ready(), await ready()]
  const parcels = `/api/v1/seller/orders/${sold}/parcels`
  const body = { lines: [{ lineNumber: 0, quantity: 1 }] }
  const parcel = (await call(shop.app, 'POST', parcels, { token: 'sol', body })).json().data.parcels[0]._id
  await orders.move(soldBefore, 'Shipped', 'Delivered')
  const askedBack = (await orders.buyer(soldBefore, 'return', { reason: 'Too small' })).json().data.returns[0]._id
  return { sold, parcel, soldBefore, askedBack }
}
