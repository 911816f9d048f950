import type { Product } from '@superium/shared/api'
import { RELATED_SHOWN } from '@superium/shared/constants'
import { Skeleton } from '@superium/shared/ui'
import { DeferredBlock } from '../catalogue/deferred-block'
import { texts } from '../texts'
import { SideBlock } from './side-block'

/** The first three products of the same category; a missing block when they cannot be had. */
export function RelatedProducts({ products }: { products: Promise<readonly Product[] | null> }) {
  return (
    <DeferredBlock promise={products} pending={<Skeleton height="19rem" />}>
      {(list) => <SideBlock title={texts.detail.related} products={list.slice(0, RELATED_SHOWN)} />}
    </DeferredBlock>
  )
}
