import { type Product, productsById } from '@superium/shared/api'
import { $recent, refreshRecent, useShared } from '@superium/shared/state'
import { useEffect } from 'react'
import { texts } from '../texts'
import { SidebarProducts } from './sidebar-products'

/**
 * Items 2 and 3 of the recent list (spec §9), whose first is the product on the page. It is put first here already,
 * since the list learns of it only after the page has mounted. Stored prices are made true once it is shown.
 */
export function RecentlyViewed({ current }: { current: Product }) {
  useEffect(() => {
    const control = new AbortController()
    const ids = $recent.get().flatMap(({ _id }) => (_id === current._id ? [] : [_id]))
    // A price is shown as it is now; without an answer the list stays as it was.
    productsById(ids, control.signal).then(refreshRecent, () => {})
    return () => control.abort()
  }, [current._id])
  const recent = useShared($recent).filter(({ _id }) => _id !== current._id)
  return <SidebarProducts title={texts.detail.recent} products={[current, ...recent].slice(1, 3)} />
}
