import { type AdminProducts, api, dataOrThrow } from '@superium/shared/api'
import { pageQuery, readTableQuery } from '../data-table/table-query'
import { AVAILABILITIES, SORTS, STATES, STOCKS } from './list-choices'

const oneOf = <T extends string>(params: URLSearchParams, name: string, all: readonly T[]) =>
  all.find((one) => one === params.get(name))

/** The API's filters for the current URL; malformed ones count as absent. */
export function filtersOf(params: URLSearchParams) {
  const { search } = readTableQuery(params)
  const category = params.get('category')?.slice(0, 100)
  const state = oneOf(params, 'state', STATES)
  const availability = oneOf(params, 'availability', AVAILABILITIES)
  const stock = oneOf(params, 'stock', STOCKS)
  const owner = /^(?:shop|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(params.get('owner') ?? '')?.[0]
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(state && { state }),
    ...(availability && { availability }),
    ...(stock && { stock }),
    ...(owner && { owner }),
  }
}

/**
 * Loads the page of products that the URL names (`sort`, filters, `after`, `before`), with the number of all matches.
 */
export async function listProducts({ url, signal }: Request): Promise<AdminProducts> {
  const params = new URL(url).searchParams
  const { size, ...place } = pageQuery(params)
  const sort = oneOf(params, 'sort', SORTS)
  const query = { size, ...(sort && { sort }), ...filtersOf(params), ...place }
  return dataOrThrow(await api.GET('/api/v1/admin/products', { params: { query }, signal }))
}
