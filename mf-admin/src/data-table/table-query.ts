/** The page sizes to choose from, the default first. The API allows up to 100 rows. */
export const PAGE_SIZES = [20, 50, 100] as const

/** The query parameters of a table. */
export interface TableQuery {
  size: number
  search: string
}

/** Reads a table's query parameters; malformed ones count as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const size = Number(params.get('size'))
  return {
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    search: (params.get('search') ?? '').trim().slice(0, 200),
  }
}

/** The table's page for the API: its size and cursor. */
export function pageQuery(params: URLSearchParams): { size: number; after?: string; before?: string } {
  const cursor = (name: 'after' | 'before') => /^[\w-]{1,1200}$/.exec(params.get(name) ?? '')?.[0]
  const [after, before] = [cursor('after'), cursor('before')]
  return { size: readTableQuery(params).size, ...(before ? { before } : after && { after }) }
}

/**
 * The parameters with `changes`: an empty value removes one, and any change except of the page goes back to the first
 * page.
 */
export function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  // Old URLs with numbered pages have `page`.
  for (const place of ['page', 'after', 'before']) next.delete(place)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
