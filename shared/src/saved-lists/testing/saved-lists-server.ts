import type { Product, SavedChanges, SavedLists } from '@superium/shared/api'
import { CART_LINES_MAX } from '../../constants'
import { answerApi, type TestApi } from '../../testing/answer-api'
import { success } from '../../testing/api-outcomes'

type Variants = Record<string, { _id: string; name: string; stock: number; price: number }[]>

/** The API's saved lists for one account, by the API's rules: the later change of a line wins, a merge counts once. */
export class SavedListsServer {
  readonly api: TestApi
  private readonly lines = new Map<string, { quantity: number; at: number }>()
  private readonly wishes = new Map<string, { variant?: string; saved: boolean; at: number }>()
  private readonly merges = new Set<string>()

  constructor(products: readonly Product[], variants: Variants = {}) {
    this.api = answerApi({
      'GET /shop/saved': () => success(this.lists()),
      'POST /shop/saved': ({ body }) => success(this.change(body)),
      'GET /shop/products-by-id': ({ url }) => {
        const ids = url.searchParams.get('ids')?.split(',') ?? []
        return success(products.filter(({ _id }) => ids.includes(_id)))
      },
      ...Object.fromEntries(
        products.map((product) => [
          `GET /shop/data/${product._id}`,
          success({ ...product, variants: (variants[product._id] ?? []).map((one) => ({ ...product, ...one })) }),
        ]),
      ),
    })
  }

  /** The saved cart as "id quantity". */
  get cart(): string[] {
    return this.lists().cart.map(({ productId, quantity }) => `${productId} ${quantity}`)
  }

  get wishlist(): string[] {
    return this.lists().wishlist.map(({ productId }) => productId)
  }

  /** Takes ordered pieces out, as an order does. */
  order(key: string, quantity: number): void {
    const left = Math.max(0, (this.lines.get(key)?.quantity ?? 0) - quantity)
    this.lines.set(key, { quantity: left, at: Date.now() })
  }

  lists(): SavedLists {
    const cart = [...this.lines].flatMap(([key, { quantity, at }]) => {
      const [productId = '', variant] = key.split(' ')
      return quantity > 0 ? [{ productId, ...(variant && { variant }), quantity, changedAt: iso(at) }] : []
    })
    const wishlist = [...this.wishes].flatMap(([productId, { saved, variant, at }]) =>
      saved ? [{ productId, ...(variant && { variant }), changedAt: iso(at) }] : [],
    )
    return { cart, wishlist: wishlist.slice(-11), revision: 0, now: iso(Date.now()) }
  }

  private change({ merge, cart, wishlist }: SavedChanges): SavedLists {
    if (merge && this.merges.has(merge)) return this.lists()
    if (merge) this.merges.add(merge)
    for (const { productId, variant, quantity, changedAt } of cart) {
      const key = variant ? `${productId} ${variant}` : productId
      const known = this.lines.get(key)
      const at = Math.min(Date.now(), Date.parse(changedAt))
      if (merge) this.lines.set(key, { quantity: (known?.quantity ?? 0) + quantity, at: Date.now() })
      else if (!known || known.at < at) this.lines.set(key, { quantity, at })
    }
    for (const { productId, variant, saved, changedAt } of wishlist) {
      const known = this.wishes.get(productId)
      const at = Math.min(Date.now(), Date.parse(changedAt))
      if (known && known.at >= at) continue
      this.wishes.delete(productId)
      this.wishes.set(productId, { saved, at, ...(variant && { variant }) })
    }
    const dropped = [...this.lines].filter(([, { quantity }]) => quantity > 0).slice(0, -CART_LINES_MAX)
    for (const [key] of dropped) this.lines.set(key, { quantity: 0, at: Date.now() })
    return { ...this.lists(), ...(dropped.length > 0 && { dropped: dropped.length }) }
  }
}

const iso = (time: number): string => new Date(time).toISOString()
