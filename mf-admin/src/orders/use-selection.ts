import type { AdminOrderRow } from '@superium/shared/api'
import { useLocation } from '@superium/shared/router'
import { useState } from 'react'

/** The selected orders of the current page; another page or filter clears the selection. */
export function useSelection() {
  const { search } = useLocation()
  const [{ of, ids }, setState] = useState<{ of: string; ids: ReadonlySet<string> }>({ of: search, ids: new Set() })
  const shown = of === search ? ids : new Set<string>()
  const set = (next: ReadonlySet<string>): void => setState({ of: search, ids: next })
  return {
    isSelected: ({ _id }: AdminOrderRow): boolean => shown.has(_id),
    toggle({ _id }: AdminOrderRow): void {
      const next = new Set(shown)
      if (!next.delete(_id)) next.add(_id)
      set(next)
    },
    select(orders: readonly AdminOrderRow[], on: boolean): void {
      set(new Set(on ? orders.map(({ _id }) => _id) : []))
    },
    clear: (): void => set(new Set()),
  }
}
