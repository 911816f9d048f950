import { api, dataOrThrow } from '@superium/shared/api'

/** An existing product picture and its product's name. */
export interface KnownPicture {
  src: string
  of: string
}

const PRODUCTS = 12

/** Loads the pictures of a category's newest products, without duplicates. */
export async function loadKnownPictures(category: string, signal: AbortSignal): Promise<KnownPicture[]> {
  const params = { query: { category, size: PRODUCTS } }
  const { data } = dataOrThrow(await api.GET('/api/v1/admin/products', { params, signal }))
  const known = new Map(data.flatMap(({ images, name }) => images.map((src) => [src, name] as const)))
  return [...known].map(([src, of]) => ({ src, of }))
}
