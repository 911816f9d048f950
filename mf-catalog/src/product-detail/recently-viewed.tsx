import { type Product, productsById } from '@superium/shared/api'
import { $recent, refreshRecent, useShared } from '@superium/shared/state'
import { useEffect } from 'react'
import { SidebarProducts } from './sidebar-products'
import { productDetailTexts } from './texts'

/**
 * Items 2 and 3 of the recent list (spec §9). The current product is put first here, since the page records it only
 * after mounting. The stored products are refreshed.
 */
export function RecentlyViewed({ current }: { current: Product }) {
  useEffect(() => {
    const control = new AbortController()
    const ids = $recent.get().flatMap(({ _id }) => (_id === current._id ? [] : [_id]))
    // Without an answer the stored prices stay.
    productsById(ids, control.signal).then(refreshRecent, () => {})
    return () => control.abort()
  }, [current._id])
  const recent = useShared($recent).filter(({ _id }) => _id !== current._id)
  return <SidebarProducts title={productDetailTexts.recent} products={[current, ...recent].slice(1, 3)} />
}
