import { Button, Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { LazyComponent } from '../loading/lazy-component'
import type { OwnContent } from '../user-content/use-own-content'
import { useReturnFocus } from '../user-content/use-return-focus'
import { useSignInFirst } from '../user-content/use-sign-in-first'
import contentCss from '../user-content/user-content.module.css'
import { loadReviewForm } from './load-review-form'
import { reviewsTexts } from './texts'

/** "Write a Review"; it leads visitors through sign-in and tells those who did not buy the product. */
export function WriteReview({ product, own, onDone }: { product: string; own: OwnContent; onDone(): void }) {
  const [open, setOpen] = useState(false)
  const signInFirst = useSignInFirst('reviews')
  const container = useReturnFocus<HTMLDivElement>(open)
  const close = (): void => setOpen(false)
  if (own.texts && !own.texts.mayReview) {
    return own.texts.reviews.length === 0 && <p className={contentCss.small}>{reviewsTexts.buyersOnly}</p>
  }
  const done = (): void => {
    close()
    onDone()
  }
  return (
    <div ref={container}>
      {open ? (
        <LazyComponent
          load={loadReviewForm}
          props={{ product, onDone: done, onCancel: close }}
          pending={<Skeleton height="20rem" />}
        />
      ) : (
        <Button variant="secondary" onClick={() => void signInFirst(() => setOpen(true))}>
          {reviewsTexts.write}
        </Button>
      )}
    </div>
  )
}
