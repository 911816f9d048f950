import { useState } from 'react'

/** The columns that can be hidden, by the label of each. */
export interface TableLook {
  hidden: readonly string[]
  compact: boolean
}

const KEY = 'superium-admin-products-look'

/** How the table looked last on this device; malformed entries count as absent. */
export function readLook(text: string | null): TableLook {
  try {
    const read: unknown = JSON.parse(text ?? '')
    if (typeof read === 'object' && read !== null && 'hidden' in read && Array.isArray(read.hidden))
      return {
        hidden: read.hidden.filter((one) => typeof one === 'string').slice(0, 20),
        compact: 'compact' in read && read.compact === true,
      }
  } catch {
    // Nothing was kept, or it is no JSON.
  }
  return { hidden: [], compact: false }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is blocked: the look lasts as long as the page.
    return null
  }
}

/** The look of the products table and a function that changes it; this device remembers it. */
export function useTableLook() {
  const [look, setLook] = useState(() => readLook(kept()))
  const change = (next: TableLook): void => {
    setLook(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // As above.
    }
  }
  return { look, change }
}
