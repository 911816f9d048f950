/** The page sizes to choose from, the default first. The API allows up to 100 rows. */
export const PAGE_SIZES = [20, 50, 100] as const

/** The query parameters of a table. Pages start at 0, as in the API. */
export interface TableQuery {
  page: number
  size: number
  search: string
}

/** Reads a table's query parameters; malformed ones count as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const page = params.get('page') ?? ''
  const size = Number(params.get('size'))
  return {
    page: /^\d{1,5}$/.test(page) ? Number(page) : 0,
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    search: (params.get('search') ?? '').trim().slice(0, 200),
  }
}

/** The parameters with `changes`: an empty value removes one, and any change but that of the page returns to the first page. */
export function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
