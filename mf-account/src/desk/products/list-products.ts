import { api, dataOrThrow, type SellerProduct } from '@superium/shared/api'
import { PAGE_SIZE, readChoice, readPage } from '../table/table-query'
import { productListTexts } from './texts'

const keysOf = <T extends object>(texts: T) => Object.keys(texts) as (keyof T & string)[]
const { sorts, states, stocks } = productListTexts

/** Loads the page of the seller's products that `page`, `search`, `sort`, `state` and `stock` in the address select. */
export async function listProducts({ url, signal }: Request): Promise<{ data: SellerProduct[]; count: number }> {
  const params = new URL(url).searchParams
  const search = (params.get('search') ?? '').trim().slice(0, 200)
  const state = readChoice(params, 'state', keysOf(states))
  const stock = readChoice(params, 'stock', keysOf(stocks))
  const query = {
    page: readPage(params),
    size: PAGE_SIZE,
    sort: readChoice(params, 'sort', keysOf(sorts)) ?? 'newest',
    ...(search && { search }),
    ...(state && { state }),
    ...(stock && { stock }),
  }
  return dataOrThrow(await api.GET('/api/v1/seller/products', { params: { query }, signal }))
}
