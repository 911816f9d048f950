import type { Product } from '@superium/shared/api'
import { RELATED_SHOWN } from '@superium/shared/constants'
import { Deferred } from '@superium/shared/loading'
import { Skeleton } from '@superium/shared/ui'
import { SidebarProducts } from './sidebar-products'
import { productDetailTexts } from './texts'

/** Three products of the same category; nothing when they fail to load. */
export function RelatedProducts({ products }: { products: Promise<readonly Product[] | null> }) {
  return (
    <Deferred data={products} pending={<Skeleton height="19rem" />}>
      {(list) => <SidebarProducts title={productDetailTexts.related} products={list.slice(0, RELATED_SHOWN)} />}
    </Deferred>
  )
}
