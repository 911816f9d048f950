import { Skeleton } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import css from './become-seller.module.css'

/** The page's places while nobody knows whether its visitor has applied. */
export function SellerPlaces() {
  return (
    <div className={css.places} role="status" aria-label={accountTexts.loading}>
      <Skeleton height="8rem" />
      <Skeleton height="28rem" />
    </div>
  )
}
