import { PAGE_SIZE, readPage } from '../table/table-query'

/** The API query for a list of questions or reviews, from `page` and `state` in the address. */
export function contentQuery({ url }: Request) {
  const params = new URL(url).searchParams
  return {
    page: readPage(params),
    size: PAGE_SIZE,
    ...(params.get('state') === 'open' && { state: 'open' as const }),
  }
}
