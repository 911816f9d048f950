import type { ListedProduct } from '@superium/shared/api'
import { Deferred } from '@superium/shared/loading'
import { Skeleton } from '@superium/shared/ui'
import css from './preorder.module.css'
import { PreorderBox } from './preorder-box'

/** The pre-order box (spec §2); nothing without coming products. */
export function Preorder({ coming }: { coming: Promise<ListedProduct[] | null> }) {
  return (
    <Deferred
      data={coming}
      pending={
        <div className={css.block}>
          <Skeleton height="17rem" />
        </div>
      }
    >
      {([first, ...others]) =>
        first && (
          <div className={css.block}>
            <PreorderBox products={[first, ...others]} />
          </div>
        )
      }
    </Deferred>
  )
}
