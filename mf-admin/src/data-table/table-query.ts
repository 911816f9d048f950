/** Rows on a page of the administration: what can be chosen, the first being the default. The API allows up to 100. */
export const PAGE_SIZES = [20, 50, 100] as const

/** What a list of the administration shows, as the address says it. Pages start at 0, as in the API. */
export interface TableQuery {
  page: number
  size: number
  search: string
}

/** Reads a list's place from the address; what is malformed there counts as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const page = params.get('page') ?? ''
  const size = Number(params.get('size'))
  return {
    page: /^\d{1,5}$/.test(page) ? Number(page) : 0,
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    search: (params.get('search') ?? '').trim().slice(0, 200),
  }
}

/** The address with `changes`; an empty value leaves it, and everything but a turn of the page leads to the first one. */
export function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
