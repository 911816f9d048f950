import { useSearchParams } from '@superium/shared/router'
import { withChanges } from './table-query'

/** The list's query parameters and a function that changes them. */
export function useQuery() {
  const [params, setParams] = useSearchParams()
  // Starts from the current address, not the rendered one, so that two quick changes do not overwrite each other.
  const change = (changes: Record<string, string>): void =>
    setParams(withChanges(new URLSearchParams(window.location.search), changes), { preventScrollReset: true })
  return { params, change }
}
