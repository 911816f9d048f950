import type { AdminProduct } from '@superium/shared/api'
import { useState } from 'react'

/** The most products that are changed at once, as the API allows. */
export const MOST_SELECTED = 500

/** Chosen products with the edition of each that was seen. */
export interface Selection {
  ids: ReadonlyMap<string, number>
  has(id: string): boolean
  /** Chooses or leaves out products; beyond the most, further ones are not chosen. */
  set(products: readonly AdminProduct[], chosen: boolean): void
  clear(): void
}

/** The products that are chosen for a bulk edit; they stay chosen on other pages of the list. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlyMap<string, number>>(new Map())
  return {
    ids,
    has: (id) => ids.has(id),
    set: (products, chosen) =>
      setIds((now) => {
        const next = new Map(now)
        for (const { _id, edition } of products) {
          if (!chosen) next.delete(_id)
          else if (next.has(_id) || next.size < MOST_SELECTED) next.set(_id, edition)
        }
        return next
      }),
    clear: () => setIds(new Map()),
  }
}
