import type { SellerProductDetail } from '@superium/shared/api'

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
