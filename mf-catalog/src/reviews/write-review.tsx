import { $user, useShared } from '@superium/shared/state'
import { Button, late, Skeleton } from '@superium/shared/ui'
import { VerifyAddress } from '@superium/shared/verification'
import { LazyComponent } from '../loading/lazy-component'
import type { OwnContent } from '../user-content/use-own-content'
import { useReturnFocus } from '../user-content/use-return-focus'
import { loadReviewForm } from './load-review-form'
import { reviewsTexts } from './texts'
import { useReviewRequest } from './use-review-request'
import { WhoMayReview } from './who-may-review'

/**
 * "Write a Review". Tells guests who may review, and others why they may not, or not before they have verified their
 * address. The URL can open the form, e.g. from an order.
 */
export function WriteReview({ product, own, onDone }: { product: string; own: OwnContent; onDone(): void }) {
  const request = useReviewRequest()
  const unverified = useShared($user)?.emailVerified === false
  const open = request.open && own.texts?.mayReview === true && !unverified
  const container = useReturnFocus<HTMLDivElement>(open)
  if (!own.texts) return <WhoMayReview own={own} signInFor={request.address} />
  const { mayReview, purchases, reviews } = own.texts
  if (unverified && (mayReview || reviews.length > 0)) return <VerifyAddress place="review" />
  if (!mayReview) return reviews.length === 0 && <WhoMayReview own={own} />
  const ofOrder = purchases.filter(({ order }) => request.order === undefined || order === request.order)
  const purchase = ofOrder.find(({ variant }) => variant === request.variant) ?? ofOrder[0] ?? purchases[0]
  const done = (): void => {
    request.close()
    onDone()
  }
  return (
    <div ref={container}>
      {open ? (
        <LazyComponent
          load={loadReviewForm}
          props={{ product, purchase, onDone: done, onCancel: request.close }}
          pending={<Skeleton height="20rem" />}
        />
      ) : (
        <Button {...late('review')} variant="secondary" onClick={request.show}>
          {reviewsTexts.write}
        </Button>
      )}
    </div>
  )
}
