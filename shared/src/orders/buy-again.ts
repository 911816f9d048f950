import { addToCartEvent, track } from '@superium/shared/analytics'
import { ApiError, api, dataOrThrow, type Order, productsById, type Variant } from '@superium/shared/api'
import { addToCart, isCartFull, needsVariant, withVariant } from '@superium/shared/state'

type OrderLine = Order['products'][number]

/** How many detail calls run at once. */
const AT_ONCE = 6

/** How many pieces were added to the cart, and the names of products that could not be added. */
export interface BoughtAgain {
  added: number
  missing: string[]
  /** Names of products for which the cart has no room. */
  noRoom: string[]
  /** Names of products with fewer pieces left than were ordered. */
  fewer: string[]
}

/**
 * Puts the order's products into the cart again, in the same variants and with today's prices. Stock is the upper
 * bound. If it throws `ApiError` or `ConnectionError`, it adds nothing.
 */
export async function buyAgain(lines: readonly OrderLine[], signal: AbortSignal): Promise<BoughtAgain> {
  const products = await productsById([...new Set(lines.map(({ productId }) => productId))], signal)
  const variants = await variantsOf(lines, signal)
  const result: BoughtAgain = { added: 0, missing: [], noRoom: [], fewer: [] }
  for (const line of lines) {
    const product = products.find(({ _id }) => _id === line.productId)
    const variant = line.variant ? variants.get(line.variant) : undefined
    const wanted = product && variant ? withVariant(product, variant) : product
    const sold = wanted && wanted.status !== 'up-coming' && !needsVariant(wanted) && (!line.variant || variant)
    const added = wanted && sold ? addToCart(wanted, line.quantity) : 0
    result.added += added
    const name = line.variantName ? `${line.name}, ${line.variantName}` : line.name
    if (wanted && added > 0) track(addToCartEvent(wanted, added))
    else if (wanted && sold && isCartFull(wanted)) result.noRoom.push(name)
    else result.missing.push(name)
    if (added > 0 && added < line.quantity) result.fewer.push(name)
  }
  return result
}

/** The variants, by id, of all products that were ordered in a variant. */
async function variantsOf(lines: readonly OrderLine[], signal: AbortSignal): Promise<Map<string, Variant>> {
  const ids = [...new Set(lines.flatMap(({ productId, variant }) => (variant ? [productId] : [])))]
  const found: Variant[] = []
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const details = ids.slice(start, start + AT_ONCE).map((id) => variantsOfProduct(id, signal))
    found.push(...(await Promise.all(details)).flat())
  }
  return new Map(found.map((variant) => [variant._id, variant]))
}

async function variantsOfProduct(id: string, signal: AbortSignal): Promise<Variant[]> {
  try {
    return dataOrThrow(await api.GET('/api/v1/shop/data/{id}', { params: { path: { id } }, signal })).data.variants
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
