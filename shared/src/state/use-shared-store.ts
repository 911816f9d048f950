import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/** `useStore` with the same first output on server and browser; stored state appears after hydration. */
export function useShared<S extends Store>(store: S): StoreValue<S> {
  return useStore(store, { ssr: 'initial' })
}
