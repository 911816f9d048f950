import type { Order, OrderLine } from '../api/api-types'

/** A line of an order as the API sends it; `change` overrides fields. */
export function testOrderLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    lineNumber: 0,
    productId: '01900000-0000-7000-8000-000000000007',
    name: 'Enamel mug',
    quantity: 2,
    cancelled: 0,
    returned: 0,
    shipped: 0,
    mayCancel: 0,
    mayReturn: 0,
    mayReview: false,
    mayReviewLater: false,
    image: '/media/v1-mug/640.webp',
    price: 10,
    total: 20,
    ...change,
  }
}

/** A whole order as the API sends it; `change` overrides fields. */
export function testOrder(id: string, change: Partial<Order> = {}): Order {
  return {
    _id: id,
    orderNumber: `SU-${id}`,
    status: 'Pending',
    createdAt: '2026-03-01T10:00:00.000Z',
    name: 'Ada Lovelace',
    email: 'ada@superium.example',
    phone: '020 7946',
    street: '12 Orchard Lane',
    district: 'Dhaka',
    subDistrict: 'Gulshan',
    country: 'Bangladesh',
    postalCode: '1212',
    orderNotes: 'Ring twice',
    paymentType: 'cash_on_delivery',
    products: [testOrderLine({ mayCancel: 2, mayReview: true })],
    subtotal: 20,
    discount: 0,
    shippingEstimate: 25,
    taxEstimate: 3,
    orderTotal: 48,
    taxPercent: 15,
    timeline: [{ kind: 'status', status: 'Pending', at: '2026-03-01T10:00:00.000Z', actor: 'buyer' }],
    nextStatuses: ['Cancelled'],
    payment: {
      state: 'on-delivery',
      reference: `SU-${id}`,
      instructions: ['Pay the courier $48.00 in cash when the parcel arrives.'],
    },
    cashToCome: [],
    refund: 0,
    refunded: 0,
    refundWaiting: 0,
    parcels: [],
    returns: [],
    ...change,
  }
}
