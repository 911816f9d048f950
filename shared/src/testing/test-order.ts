import type { Order } from '../api/api-types'

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
    products: [
      {
        productId: '01900000-0000-7000-8000-000000000007',
        name: 'Enamel mug',
        quantity: 2,
        image: '/media/v1-mug/640.webp',
        price: 10,
        total: 20,
      },
    ],
    subtotal: 20,
    discount: 0,
    shippingEstimate: 25,
    taxEstimate: 3,
    orderTotal: 48,
    taxPercent: 15,
    timeline: [{ status: 'Pending', at: '2026-03-01T10:00:00.000Z', actor: 'buyer' }],
    nextStatuses: ['Cancelled'],
    ...change,
  }
}
