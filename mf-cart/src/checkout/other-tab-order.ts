import { useEffect, useState } from 'react'
import { dropBillingDraft } from './billing-draft'

const STORED_AS = 'superium:last-order'

/** Tells the other tabs that this order has taken the items of the shared cart; nothing of it stays in storage. */
export function announceOrder(id: string): void {
  try {
    localStorage.setItem(STORED_AS, id)
    localStorage.removeItem(STORED_AS)
  } catch {
    // Without storage, tabs do not share a cart either.
  }
}

/**
 * The id of an order that another tab placed while this page was open, or null. Such an order also drops this tab's
 * draft.
 */
export function useOtherTabOrder(): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key !== STORED_AS || !newValue) return
      dropBillingDraft()
      setId(newValue)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return id
}
