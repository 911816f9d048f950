import { orders } from '../orders/table'
import { products } from '../products/table'
import { unitsSoldNow } from '../sold-pieces/record-sold'
import { addCoupon } from '../testing/add-coupon'
import { addVariants, call, newProduct, newVariant, openTestShop, stock, type TestShop } from '../testing/test-shop'

/** Prices in cents: the plain product costs 20 dollars. */
const PLAIN = { priceCents: 2000, stock: 5, name: 'Lamp' }
const TOTAL = 48

let shop: TestShop
let plain: string
let shirt: string
beforeAll(async () => {
  shop = await openTestShop()
  const [lamp, tee] = await stock(shop, newProduct(PLAIN), newProduct({ ...PLAIN, name: 'Tee', stock: 4 }))
  plain = lamp?.id ?? ''
  shirt = tee?.id ?? ''
  await addVariants(shop, shirt, newVariant({ size: 'S', stock: 2 }), newVariant({ size: 'L', stock: 2 }))
  await addCoupon(shop, 'TEN')
  await addCoupon(shop, 'OLD', { endsAt: new Date('2026-01-01T00:00:00Z') })
})
afterAll(() => shop.close())

const send = (change: object, token = 'ada') =>
  call(shop.app, 'POST', '/api/v1/shop/orderconfirm', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      ...{ name: 'Ada', email: 'ada@shop.example', phone: '01700000000', street: 's', district: 'D', subDistrict: 'S' },
      ...{ country: 'C', postalCode: '1205', orderNotes: 'n', paymentType: 'cash_on_delivery' },
      ...{ products: [{ productId: plain, quantity: 1, name: 'Lamp', image: 'x', price: 20, total: 20 }] },
      ...{ orderTotal: TOTAL, orderNumber: 0, status: 'Pending' },
      ...change,
    },
  })

const line = (change: object) => ({ products: [{ productId: plain, quantity: 1, ...change }] })
const NOBODY = '0190f3b6-0000-7000-8000-000000000000'

/** The forgery, the changed order, the expected status, and the field that the error names. */
const forgeries: [what: string, change: () => object, status: number, field: string][] = [
  ['a total that is too low', () => ({ orderTotal: 0.01 }), 409, 'orderTotal'],
  ['a total that is a cent too low', () => ({ orderTotal: 47.99 }), 409, 'orderTotal'],
  ['a negative total', () => ({ orderTotal: -48 }), 409, 'orderTotal'],
  ['a huge total', () => ({ orderTotal: 1e300 }), 409, 'orderTotal'],
  ['a total of text', () => ({ orderTotal: '48.00 ' }), 400, 'orderTotal'],
  ['no total', () => ({ orderTotal: undefined }), 400, 'orderTotal'],
  [
    'a price, with the total that it would make',
    () => ({ ...line({ price: 0.01, total: 0.01 }), orderTotal: 25.01 }),
    409,
    'products.0.price',
  ],
  [
    'the total of a line, with the total that it would make',
    () => ({ ...line({ price: 20, total: 1 }), orderTotal: 26.15 }),
    409,
    'products.0.total',
  ],
  ['a price, with the right total', () => line({ price: 0.01 }), 409, 'products.0.price'],
  ['the total of a line, with the right total', () => line({ price: 20, total: 0.01 }), 409, 'products.0.total'],
  ['a price of text', () => line({ price: '20' }), 409, 'products.0.price'],
  ['a price of null', () => line({ price: null }), 409, 'products.0.price'],
  ['a coupon that does not exist', () => ({ coupon: 'HALFPRICE', orderTotal: 36.5 }), 409, 'coupon'],
  ['a coupon that does not exist, with the full total', () => ({ coupon: 'HALFPRICE' }), 409, 'coupon'],
  ['an expired coupon', () => ({ coupon: 'OLD', orderTotal: 45.7 }), 409, 'coupon'],
  ['a discount that the coupon does not give', () => ({ coupon: 'TEN', orderTotal: 25 }), 409, 'orderTotal'],
  ['a coupon of numbers', () => ({ coupon: 10 }), 400, 'coupon'],
  ['a coupon that takes off what it says', () => ({ coupon: { code: 'TEN', value: 100 } }), 400, 'coupon'],
  ['another person’s e-mail', () => ({ email: 'grace@shop.example' }), 403, 'email'],
  ['an e-mail that is none', () => ({ email: 'ada' }), 400, 'email'],
  ['no e-mail', () => ({ email: undefined }), 400, 'email'],
  ['a negative quantity', () => line({ quantity: -1 }), 400, 'products.0.quantity'],
  ['a quantity of 0', () => line({ quantity: 0 }), 400, 'products.0.quantity'],
  ['a fraction', () => line({ quantity: 0.5 }), 400, 'products.0.quantity'],
  ['a huge quantity', () => line({ quantity: 2 ** 53 }), 400, 'products.0.quantity'],
  ['a quantity of text', () => line({ quantity: 'all' }), 400, 'products.0.quantity'],
  ['no quantity', () => line({ quantity: undefined }), 400, 'products.0.quantity'],
  ['a quantity of null', () => line({ quantity: null }), 400, 'products.0.quantity'],
  [
    'a negative quantity that another line makes up for',
    () => ({
      products: [
        { productId: plain, quantity: 2 },
        { productId: plain, quantity: -1 },
      ],
    }),
    400,
    'products.1.quantity',
  ],
  ['more pieces than there are', () => line({ quantity: 6 }), 409, 'products.0.quantity'],
  [
    'more pieces than there are, on several lines',
    () => ({
      products: [
        { productId: plain, quantity: 3 },
        { productId: plain, quantity: 3 },
      ],
    }),
    409,
    'products.0.quantity',
  ],
  ['a product that does not exist', () => line({ productId: NOBODY }), 409, 'products.0.productId'],
  ['a product id that is none', () => line({ productId: "' or 1=1" }), 400, 'products.0.productId'],
  ['a variant of another product', () => line({ productId: shirt, variant: NOBODY }), 409, 'products.0.variant'],
  ['no variant of a product with several', () => line({ productId: shirt }), 400, 'products.0.variant'],
  ['no products', () => ({ products: [] }), 400, 'products'],
  [
    '101 lines',
    () => ({ products: Array.from({ length: 101 }, () => ({ productId: plain, quantity: 1 })) }),
    400,
    'products',
  ],
  ['a payment type of its own', () => ({ paymentType: 'paid' }), 400, 'paymentType'],
]

test.each(forgeries)(
  '%s is refused with the field’s name, and nothing is written',
  async (_, change, status, field) => {
    const response = await send(change())
    expect(response.json()).toMatchObject({ status: 'error', field, message: expect.stringMatching(/\.$/) })
    expect(response.statusCode).toBe(status)
    if (status === 409)
      expect(response.json().quote.lines.every(({ price }: { price: number }) => price === 20)).toBe(true)
    expect(await shop.db.select().from(orders)).toEqual([])
    const left = await shop.db.select({ stock: products.stock, sold: unitsSoldNow }).from(products)
    expect(left.toSorted((a, b) => a.stock - b.stock)).toEqual([
      { stock: 4, sold: 0 },
      { stock: 5, sold: 0 },
    ])
  },
)

test('the order itself, without a forgery, is placed', async () => {
  expect((await send({})).statusCode).toBe(200)
})
