import type { CartProduct } from '@superium/shared/state'
import { NewInBadge } from '../availability/new-in-badge'
import { WishButton } from '../wishlist/wish-button'
import css from './media-actions.module.css'
import { ShareButton } from './share-button'

/** "New in", the heart and Share, laid over the large picture (spec §2). */
export function MediaActions({ product }: { product: CartProduct }) {
  return (
    <>
      <div className={css.badge}>
        <NewInBadge createdAt={product.createdAt} />
      </div>
      <div className={css.actions}>
        <WishButton product={product} className={css.action} />
        <ShareButton title={product.name} className={css.action} />
      </div>
    </>
  )
}
