import { PAGE_SIZE, readPage } from '../table/table-query'

/** The query of a list of questions or reviews by `page` and `state` of the address. */
export function contentQuery({ url }: Request) {
  const params = new URL(url).searchParams
  return {
    page: readPage(params),
    size: PAGE_SIZE,
    ...(params.get('state') === 'open' && { state: 'open' as const }),
  }
}
