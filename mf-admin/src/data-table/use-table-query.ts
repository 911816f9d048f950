import { useSearchParams } from '@superium/shared/router'
import { withChanges } from './table-query'

/** A list's place in the address, and how to change it. */
export function useTableQuery() {
  const [params, setParams] = useSearchParams()
  // A change starts from the address as it is, not as it was last drawn: two quick ones must not undo each other.
  const change = (changes: Record<string, string>): void =>
    setParams(withChanges(new URLSearchParams(window.location.search), changes))
  return { params, change }
}
