import { useSearchParams } from '@superium/shared/router'
import { withChanges } from './table-query'

/** The table's query parameters and a function that changes them. */
export function useTableQuery() {
  const [params, setParams] = useSearchParams()
  // Starts from the current address instead of the rendered one, so that two quick changes do not undo each other.
  const change = (changes: Record<string, string>): void =>
    setParams(withChanges(new URLSearchParams(window.location.search), changes))
  return { params, change }
}
