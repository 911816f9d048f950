import { useState } from 'react'

/** The table's appearance: the labels of hidden columns, and whether rows are compact. */
export interface TableLook {
  hidden: readonly string[]
  compact: boolean
}

const KEY = 'superium-admin-products-look'

/** Parses the stored appearance; malformed entries count as absent. */
export function readLook(text: string | null): TableLook {
  try {
    const read: unknown = JSON.parse(text ?? '')
    if (typeof read === 'object' && read !== null && 'hidden' in read && Array.isArray(read.hidden))
      return {
        hidden: read.hidden.filter((one) => typeof one === 'string').slice(0, 20),
        compact: 'compact' in read && read.compact === true,
      }
  } catch {
    // Nothing is stored, or it is not JSON.
  }
  return { hidden: [], compact: false }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is blocked: the appearance lasts as long as the page.
    return null
  }
}

/** The products table's appearance, which this device remembers, and a function that changes it. */
export function useTableLook() {
  const [look, setLook] = useState(() => readLook(kept()))
  const change = (next: TableLook): void => {
    setLook(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Storage is blocked or full.
    }
  }
  return { look, change }
}
