import { CATEGORIES } from '@superium/shared/constants'
import { fetchPatiently } from './fetch-patiently'

/** A buyable product without variants, with its price and stock. */
export interface Ware {
  id: string
  /** Total in dollars of an order of one piece. */
  orderTotal: number
  stock: number
  /** The path prefixes of its pictures, e.g. `/media/<key>`. */
  pictures: string[]
}

interface Listed {
  _id: string
  stock: number
  status: string
  images?: string[]
}

/**
 * Up to `most` buyable products, those with the largest stock first. The requests come from this machine's own address.
 */
export async function findWares(origin: string, most: number): Promise<Ware[]> {
  const lists = await Promise.all(
    CATEGORIES.map(async ({ keyword }) => {
      const query = new URLSearchParams({
        category: keyword,
        page: '0',
        size: '60',
        sortId: '1',
        min: '0',
        max: '3001',
      })
      const answer = await fetchPatiently(`${origin}/api/v1/shop/categorywise?${query}`)
      return ((await answer.json()) as { data: Listed[] }).data
    }),
  )
  const stocked = lists.flat().filter(({ status, stock }) => status === 'in-stock' && stock > 20)
  const wares: Ware[] = []
  for (const { _id: id, stock, images = [] } of stocked.sort((a, b) => b.stock - a.stock)) {
    if (wares.length === most) break
    const orderTotal = await quote(origin, id)
    if (orderTotal !== undefined)
      wares.push({ id, orderTotal, stock, pictures: images.map((one) => one.replace(/\/[^/]+$/, '')) })
  }
  if (wares.length === 0) throw new Error('Nothing in the shop can be bought.')
  return wares
}

async function quote(origin: string, productId: string): Promise<number | undefined> {
  const answer = await fetchPatiently(`${origin}/api/v1/shop/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ productId, quantity: 1 }] }),
  })
  const { data } = (await answer.json()) as { data?: { orderTotal: number } }
  return data?.orderTotal
}
