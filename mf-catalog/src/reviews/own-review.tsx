import type { Review } from '@superium/shared/api'
import { $user, useShared } from '@superium/shared/state'
import { Button, late, Skeleton } from '@superium/shared/ui'
import { Pencil } from 'lucide-react'
import { LazyComponent } from '../loading/lazy-component'
import { catalogTexts } from '../texts'
import { DeleteButton } from '../user-content/delete-button'
import { useOpenWithDraft } from '../user-content/use-open-with-draft'
import { useReturnFocus } from '../user-content/use-return-focus'
import { loadReviewForm } from './load-review-form'
import { reviewDraft } from './review-draft'
import { ReviewItem } from './review-item'
import css from './reviews.module.css'
import { deleteReview } from './reviews-api'
import { reviewsTexts } from './texts'

/** The visitor's own review, with Edit, for which their address has to be verified, and Delete. */
export function OwnReview({ product, review, onDone }: { product: string; review: Review; onDone(): void }) {
  const { open, byItself, show, close } = useOpenWithDraft(reviewDraft(product, review._id))
  const unverified = useShared($user)?.emailVerified === false
  const container = useReturnFocus<HTMLElement>(open)
  const done = (): void => {
    close()
    onDone()
  }
  return (
    <section ref={container} className={css.own} aria-label={reviewsTexts.yours}>
      <h3>{reviewsTexts.yours}</h3>
      {open && !unverified ? (
        <LazyComponent
          load={loadReviewForm}
          props={{ product, review, byItself, onDone: done, onCancel: close }}
          pending={<Skeleton height="20rem" />}
        />
      ) : (
        <ReviewItem review={review}>
          {!unverified && (
            <Button {...late('edit-review')} variant="secondary" size="small" onClick={show}>
              <Pencil size={16} aria-hidden="true" />
              {catalogTexts.edit}
            </Button>
          )}
          <DeleteButton
            title={reviewsTexts.deleteTitle}
            text={reviewsTexts.deleteText}
            remove={() => deleteReview(product, review._id)}
            onDone={onDone}
          />
        </ReviewItem>
      )}
    </section>
  )
}
