import type { AdminProduct, AdminSummary, AdminUser, Category, Order } from '@superium/shared/api'
import { testOrder as orderWith, testOrderLine } from '@superium/shared/testing'

/** An order of Mina Buyer's as the API answers it; `change` overrides fields. */
export const testOrder = (change: Partial<Order> = {}): Order =>
  orderWith('01890000-0000-7000-8000-000000000001', {
    orderNumber: 'S-1001',
    createdAt: '2026-11-20T09:30:00.000Z',
    name: 'Mina Buyer',
    email: 'buyer@superium.example',
    phone: '01700000000',
    street: 'Lake Road 4',
    products: [
      testOrderLine({
        productId: '01890000-0000-7000-8000-00000000000a',
        name: 'Stoneware Mug',
        quantity: 2,
        image: '/media/v1-mug/640.webp',
        price: 12.5,
        total: 25,
      }),
    ],
    subtotal: 25,
    taxEstimate: 3.75,
    orderTotal: 53.75,
    timeline: [{ kind: 'status', status: 'Pending', at: '2026-11-20T09:30:00.000Z', actor: 'buyer' }],
    nextStatuses: ['Confirmed', 'Cancelled'],
    ...change,
  })

/** A whole product as administrators get it. */
export function testAdminProduct(change: Partial<AdminProduct> = {}): AdminProduct {
  return {
    _id: '01890000-0000-7000-8000-00000000000a',
    name: 'Stoneware Mug',
    price: 12.5,
    desc: 'Thrown by hand.',
    images: ['/media/v1-mug/640.webp'],
    brand: 'Kiln & Co',
    category: 'kitchen',
    status: 'in-stock',
    availability: 'in-stock',
    sku: 'KIT-0001',
    colour: 'Blue',
    condition: 'New Product',
    audience: 'unisex',
    tags: [],
    stock: 40,
    reviewCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    basePrice: 12.5,
    onSale: false,
    imageAlts: [],
    featured: false,
    active: true,
    ...change,
  }
}

/** The shop's categories, two of them. */
export const testCategories: Category[] = [
  { name: 'Kitchen', keyword: 'kitchen', image: '', count: 30 },
  { name: 'Books', keyword: 'books', image: '', count: 30 },
]

/** The dashboard's numbers. */
export const testSummary: AdminSummary = {
  pendingOrders: 7,
  pendingSellers: 0,
  openReports: 0,
  newMessages: 0,
  ordersToday: 2,
  lowStock: 4,
  revenue: [
    { day: '2026-11-19', orders: 0, total: 0 },
    { day: '2026-11-20', orders: 1, total: 53.75 },
    { day: '2026-11-21', orders: 2, total: 180.25 },
  ],
}

/** A user record as administrators get it. */
export const testUser: AdminUser = {
  uid: 'u1',
  email: 'buyer@superium.example',
  name: 'Mina Buyer',
  dateOfBirth: '',
  phone: '',
  address: '',
  city: '',
  about: '',
  gender: '',
  aboutYou: '',
  picture: '',
  createdAt: '2026-10-02T12:00:00.000Z',
  orderCount: 3,
  disabled: false,
}
