import type { Product } from '@superium/shared/api'
import { $recent, useShared } from '@superium/shared/state'
import { texts } from '../texts'
import { SideBlock } from './side-block'

/**
 * Items 2 and 3 of the recent list (spec §9), whose first is the product on the page. It is put first here already,
 * since the list learns of it only after the page has mounted.
 */
export function RecentlyViewed({ current }: { current: Product }) {
  const recent = useShared($recent).filter(({ _id }) => _id !== current._id)
  return <SideBlock title={texts.detail.recent} products={[current, ...recent].slice(1, 3)} />
}
