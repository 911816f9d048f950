import type { Product } from '@superium/shared/api'
import { RELATED_SHOWN } from '@superium/shared/constants'
import { Skeleton } from '@superium/shared/ui'
import { Deferred } from '../loading/deferred'
import { texts } from '../texts'
import { SidebarProducts } from './sidebar-products'

/** Three products of the same category; nothing when they fail to load. */
export function RelatedProducts({ products }: { products: Promise<readonly Product[] | null> }) {
  return (
    <Deferred promise={products} pending={<Skeleton height="19rem" />}>
      {(list) => <SidebarProducts title={texts.detail.related} products={list.slice(0, RELATED_SHOWN)} />}
    </Deferred>
  )
}
