import { api, dataOrThrow, isProductId, productsById } from '@superium/shared/api'
import { type CartProduct, withVariant } from '@superium/shared/state'

/** A product, or one of its variants. */
export interface Line {
  _id: string
  variant?: string | undefined
}

/** How many products with their variants are read at once. */
const AT_ONCE = 4

/**
 * The lines as they are sold now, in their order: with the variant's name, price, stock and pictures. A product that is
 * no longer sold is left out; one whose variant is no longer sold comes without it. Throws `ApiError` or
 * `ConnectionError`.
 */
export async function currentLines(lines: readonly Line[], signal: AbortSignal): Promise<CartProduct[]> {
  const plain = lines.flatMap(({ _id, variant }) => (variant ? [] : [_id]))
  const found = new Map((await productsById(plain, signal)).map((product) => [product._id, product]))
  const withVariants = lines.filter(({ _id, variant }) => variant && isProductId(_id))
  const chosen = new Map<Line, CartProduct>()
  for (let start = 0; start < withVariants.length; start += AT_ONCE) {
    await Promise.all(
      withVariants.slice(start, start + AT_ONCE).map(async (line) => {
        const product = await currentVariant(line, signal)
        if (product) chosen.set(line, product)
      }),
    )
  }
  return lines.flatMap((line) => (line.variant ? chosen.get(line) : found.get(line._id)) ?? [])
}

async function currentVariant({ _id, variant }: Line, signal: AbortSignal): Promise<CartProduct | undefined> {
  const answer = await api.GET('/api/v1/shop/data/{id}', { params: { path: { id: _id } }, signal })
  if (answer.response.status === 404) return undefined
  const { variants, ...product } = dataOrThrow(answer).data
  const one = variants.find((each) => each._id === variant)
  return one ? withVariant(product, one) : product
}
