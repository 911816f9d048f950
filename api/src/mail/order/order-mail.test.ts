import type { Order } from '../../orders/schema'
import { defaultShop } from '../../shop-settings/shop-profile'
import { HOSTILE_TEXTS } from '../../testing/hostile-texts'
import { orderMail as mailTo, type OrderMailKind } from './order-mail'

const shop = {
  ...defaultShop,
  site: 'https://shop.example',
  supportEmail: 'help@shop.example',
  address: ['1 High Street'],
}
const orderMail = (kind: OrderMailKind, of: Order, by = shop, parcelIds: readonly string[] = []) =>
  mailTo(kind, of, by, { parcelIds, verified: true })

const productId = '0190f3b6-0000-7000-8000-000000000001'
const variant = '0190f3b6-0000-7000-8000-000000000002'

const counts = {
  cancelled: 0,
  returned: 0,
  shipped: 0,
  mayCancel: 0,
  mayReturn: 0,
  mayReview: false,
  mayReviewLater: false,
}
const lake = { slug: 'lake-goods', name: 'Lake Goods', open: true }

const order = (change: Partial<Order> = {}): Order => ({
  _id: '0190f3b6-0000-7000-8000-00000000000f',
  orderNumber: '261122-ABCD',
  status: 'Pending',
  createdAt: '2026-11-22T10:00:00.000Z',
  name: 'Ada',
  email: 'ada@shop.example',
  phone: '0123',
  street: '1 Long Road',
  district: 'Dhaka',
  subDistrict: 'Gulshan',
  country: 'Bangladesh',
  postalCode: '1212',
  orderNotes: 'Ring twice\nPlease',
  paymentType: 'direct_bank_transfer',
  products: [
    {
      productId,
      name: 'Wool jumper',
      quantity: 2,
      image: '/media/v1-tee/640.webp',
      price: 20,
      total: 40,
      variant,
      variantName: 'Rust, M',
      sku: 'SKU-1',
      lineNumber: 0,
      ...counts,
    },
    { productId, name: 'Mug', quantity: 1, image: '', price: 5.5, total: 5.5, lineNumber: 1, ...counts },
  ],
  subtotal: 45.5,
  discount: 5,
  coupon: 'FIVE',
  shippingEstimate: 25,
  taxEstimate: 6.08,
  taxPercent: 15,
  orderTotal: 71.58,
  timeline: [],
  nextStatuses: [],
  cashToCome: [],
  payment: {
    state: 'waiting',
    reference: 'R-77',
    instructions: ['To Superium Ltd', 'Reference R-77'],
    dueAt: '2026-11-29T10:00:00.000Z',
  },
  refund: 0,
  refunded: 0,
  refundWaiting: 0,
  parcels: [],
  returns: [],
  ...change,
})

/** Both parts as text; markup is removed from the HTML. */
const partsOf = ({ text, html = '' }: { text: string; html?: string | undefined }) => [
  text,
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&'),
]

test('both parts of the first e-mail hold lines, totals, address, notes and how to pay', () => {
  const mail = orderMail('order-placed', order(), shop)
  expect(mail).toMatchObject({ recipient: 'ada@shop.example', subject: 'Your order #261122-ABCD' })
  const words = [
    ...['Wool jumper', 'Rust, M', 'SKU SKU-1', '$40.00', 'Mug', '$5.50'],
    ...['Subtotal', '$45.50', 'Discount (FIVE)', '−$5.00', 'Shipping', '$25.00', 'Tax (15 %)', '$6.08', '$71.58'],
    ...['Ada', '1 Long Road', 'Gulshan', '1212 Dhaka', 'Bangladesh', '0123', 'Ring twice\nPlease'],
    ...['Direct bank transfer', 'To Superium Ltd', 'Reference R-77', 'Please pay by November 29, 2026.'],
    ...['View your order', 'help@shop.example', '1 High Street'],
  ]
  for (const part of partsOf(mail)) for (const word of words) expect(part).toContain(word)
  expect(mail.text).toContain('2 × Wool jumper — $40.00')
  expect(mail.html).toContain('Quantity: 2')
  expect(mail.text).toContain('https://shop.example/order/0190f3b6-0000-7000-8000-00000000000f')
  expect(mail.html).toContain('href="https://shop.example/order/0190f3b6-0000-7000-8000-00000000000f"')
  expect(mail.html).toContain('src="https://shop.example/media/v1-tee/320.jpg"')
  expect(mail.html).toContain('alt="Picture of Wool jumper"')
  expect(mail.html).toContain(`href="https://shop.example/product-detail/${productId}?variant=${variant}"`)
})

test.each([
  ['waits', { shipped: 0 }, true],
  ['is sent', { shipped: 2 }, false],
  ['is cancelled', { cancelled: 2 }, false],
])('a pre-ordered line that %s says from when it ships only while it waits', (_, pieces, says) => {
  const products = order()
    .products.slice(0, 1)
    .map((line) => ({ ...line, ...pieces, releaseDate: '2027-01-15' }))
  for (const part of partsOf(orderMail('order-placed', order({ products }))))
    expect(part.includes('Ships from January 15, 2027')).toBe(says)
})

test('a coupon that pays for delivery is named as on the order’s page', () => {
  const free = order({ coupon: 'SHIPFREE', discount: 0, shippingEstimate: 0 })
  expect(orderMail('order-placed', free).text).toContain('Coupon SHIPFREE: Free shipping')
})

test('an order without discount, notes or shipping costs does not mention them', () => {
  const mail = orderMail('order-placed', order({ discount: 0, orderNotes: ' ', shippingEstimate: 0 }), shop)
  expect(mail.text).not.toMatch(/Discount|Your notes/)
  expect(mail.text).toContain('Shipping: Free')
})

test('a paid order’s e-mails no longer say how to pay', () => {
  const paid = order({ payment: { state: 'paid', reference: 'R-77', instructions: ['To Superium Ltd'] } })
  expect(orderMail('order-placed', paid, shop).text).not.toContain('To Superium Ltd')
  expect(orderMail('order-paid', paid, shop).text).toContain('your payment of $71.58 has arrived')
})

test('the e-mail about a payment has what the administrator wrote, as the dialog promises', () => {
  const timeline = [
    { status: 'Pending', at: '2026-11-22T11:00:00.000Z', actor: 'admin', kind: 'paid', note: 'Statement 17' } as const,
  ]
  for (const part of partsOf(orderMail('order-paid', order({ timeline }), shop))) {
    expect(part).toContain('A note from us')
    expect(part).toContain('Statement 17')
  }
})

test.each([
  ['Confirmed', 'Your order is confirmed'],
  ['Shipped', 'Your order is on its way'],
  ['Delivered', 'Your order has arrived'],
  ['Cancelled', 'Your order is cancelled'],
] as const)('an e-mail about the status %s contains its note', (status, heading) => {
  const timeline = [
    { status, at: '2026-11-22T11:00:00.000Z', actor: 'admin' as const, kind: 'status' as const, note: 'Until soon!' },
  ]
  const mail = orderMail('order-status', order({ status, timeline }), shop)
  expect(mail.subject).toBe(`${heading} (#261122-ABCD)`)
  for (const part of partsOf(mail)) expect(part).toContain('Until soon!')
})

test('a shipped order tells carrier and number, a cancelled paid one what is paid back', () => {
  const tracking = { carrier: 'DHL', number: 'JJ-1', url: 'https://dhl.example/JJ-1' }
  const parcels = [{ _id: variant, lines: [], tracking, shippedAt: '2026-11-22T11:00:00.000Z' }]
  const shipped = orderMail('order-status', order({ status: 'Shipped', parcels }), shop, [variant])
  for (const part of partsOf(shipped)) {
    expect(part).toContain('DHL JJ-1')
    expect(part).toContain('https://dhl.example/JJ-1')
  }
  expect(orderMail('order-status', order({ status: 'Cancelled', refund: 71.58 }), shop).text).toContain(
    'We pay $71.58 back to you.',
  )
})

test('a parcel’s e-mail names its sender, its pieces and its tracking, and says whether more comes', () => {
  const tracking = { carrier: 'DHL', number: 'JJ-1' }
  const sent = { _id: variant, seller: lake, lines: [{ lineNumber: 1, quantity: 1 }], tracking, shippedAt: '' }
  const part = orderMail('parcel-sent', order({ status: 'Confirmed', parcels: [sent] }), shop, [variant])
  expect(part.subject).toMatch(/^A parcel of your order is on its way/)
  for (const words of ['Lake Goods has sent you', '1 × Mug', 'The parcel from Lake Goods', 'DHL JJ-1'])
    expect(part.text).toContain(words)
  expect(part.text).toContain('The other products of your order come in parcels of their own.')
  expect(part.text).not.toContain('Wool jumper')
  const other = { _id: productId, lines: [{ lineNumber: 0, quantity: 2 }], shippedAt: '' }
  const parcels = [sent, other]
  const last = orderMail('parcel-sent', order({ status: 'Shipped', parcels }), shop, [productId])
  expect(last.text).toContain('Superium has sent you')
  expect(last.text).toContain('All of your order has been sent now.')
  const arrived = orderMail('parcel-delivered', order({ status: 'Shipped', parcels }), shop, [variant])
  expect(arrived.subject).toMatch(/^A parcel of your order has arrived/)
  expect(arrived.text).toContain('1 × Mug')
  const only = orderMail('parcel-sent', order({ status: 'Shipped', parcels: [sent] }), shop, [variant])
  expect(only.subject).toMatch(/^Your order is on its way/)
})

test('lines say who sells them', () => {
  const products = order().products.map((line) => ({ ...line, seller: lake }))
  for (const part of partsOf(orderMail('order-placed', order({ products }), shop)))
    expect(part).toContain('Sold by Lake Goods')
})

test('cancelled lines and new tracking have e-mails of their own', () => {
  const event = { status: 'Pending' as const, at: '2026-11-22T11:00:00.000Z', actor: 'buyer' as const }
  const lines = [{ name: 'Mug', quantity: 1 }]
  const part = orderMail('lines-cancelled', order({ timeline: [{ ...event, kind: 'lines-cancelled', lines }] }), shop)
  expect(part.subject).toMatch(/^A part of your order is cancelled/)
  expect(part.text).toContain('1 × Mug')
  const tracking = { carrier: 'DHL', number: 'JJ-1' }
  const parcels = [{ _id: variant, lines: [], tracking, shippedAt: '' }]
  const follow = orderMail('parcel-tracking', order({ parcels }), shop, [variant])
  expect(follow.subject).toMatch(/^You can follow your parcel/)
  expect(follow.text).toContain('DHL JJ-1')
})

test('an expired order says that nothing is owed', () => {
  expect(orderMail('order-expired', order({ status: 'Cancelled' }), shop).text).toContain('You owe nothing.')
})

test('the e-mail about a return lists its lines and reason, the one about the decision its note and refund', () => {
  const request = {
    _id: variant,
    requestedAt: '2026-11-22T11:00:00.000Z',
    state: 'requested' as const,
    reason: 'Too small',
    lines: [{ lineNumber: 0, quantity: 1 }],
    refund: 0,
  }
  const asked = orderMail('return-requested', order({ returns: [request] }), shop)
  expect(asked.text).toContain('1 × Wool jumper')
  expect(asked.text).not.toContain('Mug')
  expect(asked.text).toContain('Too small')
  const accepted = { ...request, state: 'accepted' as const, note: 'Send it to us', refund: 20 }
  const yes = orderMail('return-decided', order({ returns: [accepted] }), shop)
  expect(yes.subject).toMatch(/^Your return is accepted/)
  expect(yes.text).toContain('Send it to us')
  expect(yes.text).toContain('We pay $20.00 back to you.')
  const byLake = { ...accepted, seller: lake, decidedBy: 'seller' as const, decidedAt: '2026-11-23T11:00:00.000Z' }
  const later = { ...request, state: 'requested' as const, _id: productId }
  const theirs = orderMail('return-decided', order({ returns: [byLake, later] }), shop)
  expect(theirs.text).toContain('A note from Lake Goods')
  const refused = { ...request, state: 'refused' as const, note: 'It was worn' }
  const no = orderMail('return-decided', order({ returns: [refused] }), shop)
  expect(no.subject).toMatch(/^Your return is not accepted/)
  expect(no.text).toContain('It was worn')
})

test('the e-mail about an accepted return says where to send the products, and how the money comes back', () => {
  const accepted = {
    ...{ _id: variant, requestedAt: '2026-11-22T11:00:00.000Z', state: 'accepted' as const, reason: '' },
    ...{ lines: [{ lineNumber: 0, quantity: 1 }], refund: 20, sendTo: ['Superium', '1 High Street'] },
  }
  const mailOf = (change: object, paymentType: Order['paymentType'] = 'cash_on_delivery') =>
    orderMail('return-decided', order({ paymentType, returns: [{ ...accepted, ...change }] }), shop)
  const contact = 'https://shop.example/help?topic=return&order=261122-ABCD#contact'
  const cash = mailOf({}).text
  expect(cash).toContain('Where to send the products:\nSuperium\n1 High Street\nWrite the order number 261122-ABCD on')
  expect(cash).toContain('We pay it to a bank account, and ask you for the account')
  expect(cash).toContain(contact)
  expect(cash).not.toContain('once we have the money')
  expect(mailOf({ awaitsCash: true }).text).toContain('We pay it once we have the money that the courier took for')
  const check = mailOf({}, 'check_payments').text
  expect(check).toContain('We pay it back by check.')
  expect(check).not.toContain(contact)
  const nowhere = mailOf({ sendTo: undefined, refund: 0 }, 'check_payments').text
  expect(nowhere).toContain('Write to us before you send the products')
  expect(nowhere).toContain(contact)
  expect(nowhere).not.toContain('We pay')
})

test('hostile texts are text in both parts and never end the subject’s line', () => {
  for (const hostile of [...HOSTILE_TEXTS, 'a\r\nBcc: all@example.com']) {
    const change = { name: hostile, orderNotes: hostile, street: hostile, country: hostile }
    const [first, ...rest] = order().products
    const products = [{ ...first, name: hostile, variantName: hostile, sku: hostile } as (typeof rest)[number], ...rest]
    const mail = orderMail('order-placed', order({ ...change, products, orderNumber: hostile }), shop)
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toMatch(/<(?:script|iframe|svg)|<img src=x/i)
    const tags = (mail.html ?? '').match(/<[a-z][^>]*>/gi) ?? []
    for (const tag of tags) expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/onerror|onmouseover|onload/)
    expect(mail.text).toContain(hostile.split('\r')[0]?.trim())
  }
})
