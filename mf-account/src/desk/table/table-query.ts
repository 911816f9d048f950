/** Rows per page in the desk. */
export const PAGE_SIZE = 20

/** Reads a list's page, counted from 0, from the query parameters; a malformed one counts as the first. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^\d{1,5}$/.test(page) ? Number(page) : 0
}

/** The value of a parameter if it is one of `known`, otherwise undefined. */
export const readChoice = <T extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly T[],
): T | undefined => known.find((one) => one === params.get(name))

/**
 * Applies `changes` to the parameters: an empty value removes one, and any change other than the page returns to the
 * first page.
 */
export function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
