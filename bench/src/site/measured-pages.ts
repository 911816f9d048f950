/** The pages that are measured as the first page of a visit. */
export const PAGES = ['home', 'category', 'detail'] as const

export type PageName = (typeof PAGES)[number]

/** The category that is measured. */
export const CATEGORY = 'clothing'

/** The fields of a product that the measurements use. */
export interface ListedProduct {
  _id: string
  name: string
  stock: number
  status: string
}

/** The path of each page; the detail page is that of the category's first product. */
export async function pagePaths(origin: string): Promise<Record<PageName, string>> {
  const [product] = await shownProducts(origin, 1)
  if (!product) throw new Error(`The category ${CATEGORY} is empty.`)
  return { home: '/', category: `/category?category=${CATEGORY}`, detail: `/product-detail/${product._id}` }
}

/**
 * The path on which the measured product can be added to the cart at once: with a variant in stock preselected, if it
 * has variants.
 */
export async function addablePath(origin: string): Promise<string> {
  const { detail } = await pagePaths(origin)
  const response = await fetch(`${origin}/api/v1/shop/data/${detail.slice(detail.lastIndexOf('/') + 1)}`)
  if (!response.ok) throw new Error(`The API answered a product with status ${response.status}.`)
  const { data } = (await response.json()) as { data: { variants?: { _id: string; stock: number }[] } }
  if (!data.variants?.length) return detail
  const variant = data.variants.find(({ stock }) => stock > 0)
  if (!variant) throw new Error('No variant of the measured product is in stock.')
  return `${detail}?variant=${variant._id}`
}

/** The first products of the measured category, in the order of its page. */
export const shownProducts = (origin: string, size: number): Promise<ListedProduct[]> =>
  listProducts(origin, 0, size, CATEGORY, { sort: 'mixed' })

/** A page of a category's products, cheapest first. */
export async function listProducts(
  origin: string,
  page: number,
  size: number,
  category = CATEGORY,
  order: { sort?: 'mixed' } = {},
): Promise<ListedProduct[]> {
  const query = new URLSearchParams({
    category,
    page: String(page),
    size: String(size),
    sortId: '1',
    min: '0',
    max: '3001',
    ...order,
  })
  const response = await fetch(`${origin}/api/v1/shop/categorywise?${query}`)
  if (!response.ok) throw new Error(`The API answered a listing with status ${response.status}.`)
  const { data } = (await response.json()) as { data: ListedProduct[] }
  return data
}
