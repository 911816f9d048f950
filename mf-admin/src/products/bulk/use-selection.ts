import type { AdminProduct } from '@superium/shared/api'
import { useState } from 'react'

/** The API's limit of products per bulk edit. */
export const MOST_SELECTED = 500

/** The selected products, each with the edition that the administrator saw. */
export interface Selection {
  ids: ReadonlyMap<string, number>
  has(id: string): boolean
  /** Selects or deselects products; ignores further ones above the limit. */
  set(products: readonly AdminProduct[], chosen: boolean): void
  clear(): void
}

/** The products selected for a bulk edit. The selection also survives a change of page. */
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
