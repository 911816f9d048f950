import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/**
 * False on the server and during hydration. Only the browser knows the wishlist, so until then a page must show neither
 * "empty" nor any products.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
