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
 * Throws an Error that says what was found if nothing can be bought.
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
  const refusals: string[] = []
  for (const { _id: id, stock, images = [] } of stocked.sort((a, b) => b.stock - a.stock)) {
    if (wares.length === most) break
    const quoted = await quote(origin, id)
    if (typeof quoted === 'string') refusals.push(quoted)
    else wares.push({ id, orderTotal: quoted, stock, pictures: images.map((one) => one.replace(/\/[^/]+$/, '')) })
  }
  if (wares.length === 0) {
    const found = `${lists.flat().length} products are listed, ${stocked.length} of them with enough stock`
    throw new Error(`Nothing in the shop can be bought: ${found}. ${refusals[0] ?? ''}`.trim())
  }
  return wares
}

/** The total in dollars of an order of one piece, or why the shop refuses to quote it. */
async function quote(origin: string, productId: string): Promise<number | string> {
  const answer = await fetchPatiently(`${origin}/api/v1/shop/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ productId, quantity: 1 }] }),
  })
  const text = await answer.text()
  if (!answer.ok) return `The quote of ${productId} answers ${answer.status} ${text}`
  return (JSON.parse(text) as { data: { orderTotal: number } }).data.orderTotal
}
