import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/**
 * False on the server and while the browser takes its page over. The cart is known to the browser alone: until then a
 * page must say neither "empty" nor what is in it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
