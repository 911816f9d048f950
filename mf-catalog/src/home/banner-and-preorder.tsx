import type { Product } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Skeleton } from '@superium/shared/ui'
import { Banner } from '../banner/banner'
import { PreorderBox } from '../preorder/preorder-box'
import css from './banner-and-preorder.module.css'

/** The banner, and beside it the pre-order box (spec §2), which is omitted without coming products. */
export function BannerAndPreorder({ coming }: { coming: Promise<Product[] | null> }) {
  return (
    <div className={css.hero}>
      <Banner />
      <Deferred data={coming} pending={<Skeleton height="100%" />}>
        {([first, ...others]) => first && <PreorderBox products={[first, ...others]} />}
      </Deferred>
    </div>
  )
}
