import type { SellerOrder, SellerProductDetail } from '@superium/shared/api'

/** A complete product as its seller gets it. */
export function testSellerProduct(change: Partial<SellerProductDetail> = {}): SellerProductDetail {
  return {
    ...{ _id: '01890000-0000-7000-8000-00000000000a', sku: 'LAMP-1', name: 'Lamp', desc: '', brand: 'Lake' },
    ...{ colour: 'Navy', condition: 'New Product', category: 'books', audience: 'unisex', tags: [] },
    ...{ images: [], imageAlts: [], tones: [], price: 20, basePrice: 20, onSale: false, stock: 5, unitsSold: 3 },
    ...{ status: 'in-stock', availability: 'in-stock', active: true, edition: 1, reviewCount: 0 },
    createdAt: '2026-01-01T00:00:00.000Z',
    variants: [],
    ...change,
  }
}

/** A cash on delivery order of three lamps that are to be sent, as their seller gets it. */
export function testSellerOrder(change: Partial<SellerOrder> = {}): SellerOrder {
  const pieces = { price: 20, quantity: 3, total: 60, cancelled: 0, returned: 0, shipped: 0, toShip: 3 }
  return {
    ...{ _id: '01890000-0000-7000-8000-00000000000a', orderNumber: 'S-1001', createdAt: '2026-11-20T00:00:00.000Z' },
    ...{ state: 'to-ship', mayShip: true, cashOnDelivery: true, subtotal: 60, parcels: [], returns: [] },
    delivery: {
      ...{ name: 'Ada', phone: '017', street: 'Lake Road 4', subDistrict: 'Dhanmondi', district: 'Dhaka' },
      ...{ postalCode: '1205', country: 'Bangladesh', notes: 'Ring twice' },
    },
    lines: [{ lineNumber: 1, productId: 'lamp', name: 'Lamp', image: '', ...pieces }],
    ...change,
  }
}
