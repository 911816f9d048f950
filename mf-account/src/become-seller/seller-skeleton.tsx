import { Skeleton } from '@superium/shared/ui'
import { accountTexts } from '../texts'
import css from './become-seller.module.css'

/** Placeholder until the visitor's application is known. */
export function SellerSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label={accountTexts.loading}>
      <Skeleton height="8rem" />
      <Skeleton height="28rem" />
    </div>
  )
}
