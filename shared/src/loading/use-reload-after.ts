import { ConnectionError } from '@superium/shared/api'
import { useRevalidator } from '@superium/shared/router'

/**
 * Loads the page's data again after somebody tried to change them; call it with what the change threw, if it did. Without a
 * connection the data stay: loading them would fail, and the page would go, with the dialog and what was typed into it.
 */
export function useReloadAfter(): (failure?: unknown) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async (failure) => {
    if (!(failure instanceof ConnectionError)) await revalidate()
  }
}
