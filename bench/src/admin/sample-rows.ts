import type { Sample } from './admin-requests'

const PAGES = 10

interface Page {
  data: Record<string, unknown>[]
  next?: string
}

/** Reads existing rows from the lists, at most a thousand from each. */
export async function sampleRows(api: string, token: string): Promise<Sample> {
  const page = async (path: string): Promise<Page> => {
    const answer = await fetch(`${api}/api/v1/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`GET ${path} was answered with status ${answer.status}.`)
    return (await answer.json()) as Page
  }
  const rows = async (path: string) => {
    const found: Record<string, unknown>[] = []
    let after = ''
    for (let read = 0; read < PAGES; read += 1) {
      const { data, next } = await page(`${path}${path.includes('?') ? '&' : '?'}size=100${after && `&after=${after}`}`)
      found.push(...data)
      if (!next) break
      after = next
    }
    return found
  }
  const texts = (found: readonly Record<string, unknown>[], name: string): string[] =>
    found.map((row) => String(row[name]))
  const orders = await rows('orders')
  const products = (await rows('products?state=active&availability=in-stock')).filter(({ variants }) => !variants)
  const waiting = await rows('texts?state=new')
  return {
    orders: texts(orders, '_id'),
    orderNumbers: texts(orders, 'orderNumber'),
    pendingOrders: texts(await rows('orders?status=Pending'), '_id'),
    products: texts(products, '_id'),
    skus: texts(products, 'sku'),
    people: texts(await rows('users'), 'uid'),
    sellers: texts(await rows('sellers'), 'id'),
    sales: texts(await rows('sales'), '_id'),
    messages: texts(await rows('messages'), '_id'),
    editions: products.map(({ _id, edition }) => ({ id: String(_id), edition: Number(edition) })),
    newTexts: waiting.map(({ productId, kind, contentId }) => {
      return { productId: String(productId), kind: String(kind), contentId: String(contentId) }
    }),
  }
}
