import { useSearchParams } from '@superium/shared/router'
import { withChanges } from './table-query'

/** The table's query parameters, and a function that changes them. */
export function useTableQuery() {
  const [params, setParams] = useSearchParams()
  // Starts from the current URL, not the rendered one, so that the second of two quick changes does not undo the first.
  const change = (changes: Record<string, string>): void =>
    setParams(withChanges(new URLSearchParams(window.location.search), changes))
  return { params, change }
}
