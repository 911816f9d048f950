import type { Product } from '../api/api-types'

/** A product id of the form that the API takes. */
export function productId(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** A whole product for tests; `change` overrides fields. */
export function testProduct(id: string, change: Partial<Product> = {}): Product {
  const { status = 'in-stock', stock = 5 } = change
  return {
    _id: id,
    name: `Product ${id}`,
    price: 19.99,
    desc: 'A thing that is described in more than forty-five characters, as things are.',
    images: [`/media/v1-${id}/640.webp`, `/media/v1-${id}-2/640.webp`],
    brand: 'Northfield',
    category: 'books',
    status,
    availability: stock === 0 && status !== 'up-coming' ? 'sold-out' : status,
    stock,
    reviewCount: 0,
    colour: 'Black',
    sku: `SKU-${id}`,
    condition: 'New Product',
    audience: 'unisex',
    tags: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  }
}
