import { CATEGORIES } from '@superium/shared/constants'
import { listProducts } from '../site/measured-pages'
import type { Orderable } from './api-requests'

const PER_CATEGORY = 60

/** Ids of products in stock from a random page of each category, because orders reduce stock. */
export async function productsInStock(api: string): Promise<string[]> {
  const page = Math.floor(Math.random() * 20)
  const lists = await Promise.all(CATEGORIES.map(({ keyword }) => listProducts(api, page, PER_CATEGORY, keyword)))
  return lists.flat().flatMap(({ _id, stock, status }) => (status === 'in-stock' && stock > 5 ? _id : []))
}

/** Quotes an order of each product; skips products that cannot be bought. */
export async function orderables(api: string, ids: readonly string[]): Promise<Orderable[]> {
  const quotes: Orderable[] = []
  for (const id of ids) {
    const response = await fetch(`${api}/api/v1/shop/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ products: [{ productId: id, quantity: 1 }] }),
    })
    const { data } = (await response.json()) as { data?: { orderTotal: number } }
    if (data) quotes.push({ _id: id, orderTotal: data.orderTotal })
  }
  return quotes
}
