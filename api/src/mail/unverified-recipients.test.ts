import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordMail } from '../account-access/password-mail'
import { confirmationMail } from '../alerts/alert-mails'
import { answerMail as authorAnswerMail, hiddenMail } from '../author-mails/author-mails'
import { answerMail as contactAnswerMail } from '../contact/answer-mail'
import type { Order } from '../orders/schema'
import { deletionMail } from '../personal-data/deletion-mail'
import { sellerMail } from '../seller-applications/seller-mail'
import { defaultShop as shop } from '../shop-settings/shop-profile'
import { addSeller } from '../testing/add-seller'
import { call, newProduct, openTestShop, stock, type TestShop } from '../testing/test-shop'
import type { Mail } from './mail'
import { type OrderMailKind, orderMail } from './order/order-mail'
import { mailOutbox } from './table'

/** What a person has written. */
const MARK = 'visit-evil-example'
const recipient = 'stranger@shop.example'
const at = '2026-11-22T10:00:00.000Z'
const id = '0190f3b6-0000-7000-8000-000000000001'

const seller = { slug: MARK, name: MARK, open: true }
const piece = { lineNumber: 0, quantity: 1 }
const event = { status: 'Pending' as const, at, note: MARK, seller, lines: [{ name: 'Lamp', quantity: 1 }] }

const order: Order = {
  ...{ _id: id, orderNumber: '261122-ABCD', status: 'Pending', createdAt: at, email: recipient },
  ...{ name: MARK, phone: MARK, street: MARK, district: MARK, subDistrict: MARK, country: MARK, postalCode: MARK },
  ...{ orderNotes: MARK, coupon: MARK, paymentType: 'check_payments', nextStatuses: [], taxPercent: 15 },
  ...{ subtotal: 40, discount: 5, shippingEstimate: 25, taxEstimate: 6, orderTotal: 66, refund: 10, refunded: 5 },
  refundWaiting: 0,
  products: [
    {
      ...{ productId: id, name: 'Lamp', variantName: 'Rust, M', sku: 'SKU-1', image: '', quantity: 2, price: 20 },
      ...{ total: 40, lineNumber: 0, seller, cancelled: 1, returned: 1, shipped: 1, mayCancel: 0, mayReturn: 0 },
      ...{ mayReview: false, mayReviewLater: false },
    },
  ],
  timeline: (['status', 'lines-cancelled', 'paid', 'refunded'] as const).flatMap((kind) =>
    (['buyer', 'seller', 'admin'] as const).map((actor) => ({ ...event, kind, actor })),
  ),
  payment: { state: 'waiting', reference: 'R-77', instructions: ['To Superium Ltd'] },
  cashToCome: [{ seller, amount: 5 }],
  parcels: [
    {
      ...{ _id: id, state: 'sent', seller, lines: [piece], cash: 5, sentAt: at },
      tracking: { carrier: MARK, number: MARK, url: `https://${MARK}.example` },
    } as unknown as Order['parcels'][number],
  ],
  returns: (['requested', 'accepted', 'refused'] as const).map((state) => ({
    ...{ _id: id, state, reason: MARK, note: MARK, lines: [piece], seller, requestedAt: at, decidedAt: at },
    ...{ decidedBy: 'seller' as const, sendTo: [MARK], refund: 5 },
  })),
}

const kinds: Record<OrderMailKind, true> = {
  ...{ 'order-placed': true, 'order-status': true, 'lines-cancelled': true, 'parcel-sent': true },
  ...{ 'parcel-delivered': true, 'parcel-tracking': true, 'order-paid': true, 'order-refunded': true },
  ...{ 'order-expired': true, 'return-requested': true, 'return-decided': true },
}
const orderMails = (verified: boolean): [string, Mail][] =>
  (Object.keys(kinds) as OrderMailKind[]).flatMap((kind) =>
    (['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const).flatMap((status) =>
      (['accepted', 'refused'] as const).map((state): [string, Mail] => [
        `${kind} ${status} ${state}`,
        orderMail(
          kind,
          {
            ...order,
            status,
            returns: order.returns.filter((one) => one.state === 'requested' || one.state === state),
          },
          shop,
          { parcelIds: [id], verified },
        ),
      ]),
    ),
  )

const text = { kind: 'question', productId: id, userId: 'u', text: MARK } as const
const author = { email: recipient, name: MARK, product: 'Lamp' }
const row = {
  ...{ id, email: recipient, createdAt: new Date(at), doneAt: null, answeredAt: null },
  ...{ name: MARK, topic: MARK, message: MARK, orderNumber: MARK },
}

let testShop: TestShop
let sellerRow: Awaited<ReturnType<typeof addSeller>>
beforeAll(async () => {
  testShop = await openTestShop()
  sellerRow = await addSeller(testShop, 'unverified-sol', {
    ...{ firstName: MARK, lastName: MARK, shopName: MARK, shopAddress: MARK, email: recipient, emailVerifiedAt: null },
  })
})
afterAll(() => testShop.close())

const others = (verified: boolean): [string, Mail][] => [
  ['an answer to a question', authorAnswerMail({ ...author, verified }, text, { text: MARK, author: MARK }, shop)],
  ['a hidden text', hiddenMail({ ...author, verified }, text, MARK, shop)],
  ...(['applied', 'approved', 'declined', 'suspended', 'reinstated'] as const).map((kind): [string, Mail] => [
    `a shop that is ${kind}`,
    sellerMail(kind, { ...sellerRow, emailVerifiedAt: verified ? new Date(at) : null }, MARK, shop),
  ]),
]
/** E-mails that are the same to everybody. */
const same = (): [string, Mail][] => [
  ['an answer to a message', contactAnswerMail(row, 'Our answer.', shop)],
  ['a deleted account', deletionMail(recipient, shop)],
  ['a changed password', passwordMail(recipient, new Date(at), shop)],
  ['an alert', confirmationMail(recipient, { kind: 'restock', productId: id, name: 'Lamp', picture: '' }, 't', shop)],
]

test('no e-mail to an address that is not verified says what a person wrote; one to a verified address does', () => {
  const mails = [...orderMails(false), ...others(false), ...same()]
  const marked = mails.filter(([, mail]) => JSON.stringify(mail).includes(MARK)).map(([name]) => name)
  expect(marked).toEqual([])
  const verified = [...orderMails(true), ...others(true)]
  expect(verified.filter(([, mail]) => JSON.stringify(mail).includes(MARK)).length).toBeGreaterThan(70)
})

test('an e-mail to an address that is not verified says that a seller acts, without the name of the shop', () => {
  const toStranger = { parcelIds: [id], verified: false }
  const decided = (state: 'accepted' | 'refused') =>
    orderMail(
      'return-decided',
      { ...order, returns: order.returns.filter((one) => one.state === state) },
      shop,
      toStranger,
    ).text
  expect(decided('accepted')).toContain('the seller has accepted your return')
  expect(decided('refused')).toContain('the seller cannot accept the return')
  expect(orderMail('parcel-sent', order, shop, toStranger).text).toContain('the seller has sent you these products')
})

test('an e-mail to an applicant without a verified address leads to the reason', () => {
  const words = 'Sign in and open your application to read what we wrote about it.'
  const declined = (emailVerifiedAt: Date | null, reason: string) =>
    sellerMail('declined', { ...sellerRow, emailVerifiedAt }, reason, shop).text
  expect(declined(null, MARK)).toContain(words)
  expect(declined(null, '')).not.toContain(words)
  expect(declined(new Date(at), MARK)).not.toContain(words)
})

test('every e-mail that the shop composes is in this file, or goes to nobody whose address is unverified', () => {
  const folder = join(__dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\bcomposeMail\(/.test(readFileSync(join(folder, file), 'utf8')))
  expect(files.sort()).toEqual([
    'account-access/password-mail.ts',
    // The other e-mail of this file goes to addresses that were confirmed.
    'alerts/alert-mails.ts',
    'author-mails/author-mails.ts',
    'contact/answer-mail.ts',
    // To the shop itself.
    'contact/contact-mail.ts',
    'mail/compose-mail.ts',
    'mail/order/order-mail.ts',
    // To approved sellers, whose addresses are verified.
    'mail/order/seller-order-mail.ts',
    'personal-data/deletion-mail.ts',
    // To the shop itself.
    'seller-applications/application-mail.ts',
    'seller-applications/seller-mail.ts',
    'seller-reports/report-mail.ts',
  ])
})

test('the orders of an account that is not verified mail nothing of the form; those of a verified one do', async () => {
  const own = newProduct({ name: 'Lamp', priceCents: 1000 })
  const sold = newProduct({ name: 'Mug', priceCents: 1000, sellerId: sellerRow.id })
  const products = (await stock(testShop, own, sold)).map(({ id: productId }) => ({ productId, quantity: 1 }))
  for (const token of ['unverified-eve', 'ada']) {
    const quote = await call(testShop.app, 'POST', '/api/v1/shop/quote', { body: { products } })
    const body = {
      ...{ name: MARK, email: `${token}@shop.example`, phone: '01700000000', street: MARK, district: MARK },
      ...{ subDistrict: MARK, country: MARK, orderNotes: MARK.repeat(20), postalCode: '1205' },
      ...{ paymentType: 'cash_on_delivery', products, orderTotal: quote.json().data.orderTotal },
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const placed = await call(testShop.app, 'POST', '/api/v1/shop/orderconfirm', { token, body, headers })
    expect(placed.statusCode).toBe(200)
    const { _id } = placed.json().data
    const reason = { body: { reason: MARK }, token }
    expect((await call(testShop.app, 'POST', `/api/v1/shop/orders/${_id}/cancel`, reason)).statusCode).toBe(200)
  }
  const mails = await testShop.db.select().from(mailOutbox)
  const marked = mails.filter((mail) => JSON.stringify(mail).includes(MARK)).map((mail) => mail.recipient)
  expect(mails.map((mail) => mail.recipient).sort()).toEqual([
    ...Array(2).fill('ada@shop.example'),
    ...Array(2).fill('unverified-eve@shop.example'),
  ])
  expect(marked).toEqual(['ada@shop.example', 'ada@shop.example'])
})
