import type {
  AdminOrderRow,
  AdminProductDetail,
  AdminUser,
  AdminVariant,
  AdminWaiting,
  Category,
  Dashboard,
  Order,
  PersonDetail,
  ProductPrices,
} from '@superium/shared/api'
import { testOrder as orderWith, testOrderLine } from '@superium/shared/testing'

/** An order with what only the list has. */
type ListedOrder = Order & Pick<AdminOrderRow, 'cashToConfirm'>

/** Mina Buyer's order as the API returns it, alone and in the list; `change` overrides fields. */
export const testOrder = (change: Partial<ListedOrder> = {}): ListedOrder => ({
  ...orderWith('01890000-0000-7000-8000-000000000001', {
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
  }),
  cashToConfirm: [],
  ...change,
})

/** A complete product as administrators get it. */
export function testAdminProduct(change: Partial<AdminProductDetail> = {}): AdminProductDetail {
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
    edition: 1,
    variants: [],
    ...change,
  }
}

/** A variant as administrators get it; `change` overrides fields. */
export const testAdminVariant = (change: Partial<AdminVariant> = {}): AdminVariant => ({
  _id: '01890000-0000-7000-8000-0000000000c1',
  ...{ sku: 'KIT-0001-M', colour: 'Rust', size: 'M', name: 'Rust, M', price: 12.5, stock: 3, images: [] },
  ...change,
})

/** The prices of a product without any sale. */
export const testPrices: ProductPrices = {
  lowestOf30Days: 12.5,
  prices: [{ since: '2026-01-01T00:00:00.000Z', price: 12.5 }],
  sales: [],
}

/** Two categories of the shop. */
export const testCategories: Category[] = [
  { name: 'Kitchen', keyword: 'kitchen', image: '', count: 30 },
  { name: 'Books', keyword: 'books', image: '', count: 30 },
]

/** The counts of open work. */
export const testSummary: AdminWaiting = { pendingOrders: 7, pendingSellers: 0, openReports: 0, newMessages: 0 }

const point = (day: string, revenue: number, orders: number): Dashboard['points'][number] => ({
  ...{ start: day, end: day, revenue, orders, units: orders * 2, returns: 0, visits: 40 },
})

/** Three days of figures, twice as high as in the previous period. */
export const testDashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  period: { from: '2026-11-19', to: '2026-11-21' },
  periodBefore: { from: '2026-11-16', to: '2026-11-18' },
  figures: {
    ...{ revenue: 234, orders: 3, averageOrder: 78, units: 6, visits: 120, conversion: 0.025 },
    ...{ returns: 0, returnedUnits: 0, returnedTotal: 0 },
  },
  figuresBefore: {
    ...{ revenue: 117, orders: 3, averageOrder: 39, units: 0, visits: 0, conversion: null },
    ...{ returns: 2, returnedUnits: 3, returnedTotal: 30 },
  },
  sampled: false,
  points: [point('2026-11-19', 0, 0), point('2026-11-20', 53.75, 1), point('2026-11-21', 180.25, 2)],
  ...change,
})

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
  administrator: false,
}

/** One person as administrators get it; `change` overrides fields. */
export const testPerson = (change: Partial<PersonDetail> = {}): PersonDetail => ({
  ...testUser,
  ...{ orders: [], reviews: [], steps: [] },
  ...change,
})
