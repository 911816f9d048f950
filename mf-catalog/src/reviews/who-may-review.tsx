import type { ReturnState } from '@superium/shared/router'
import { ButtonLink } from '@superium/shared/ui'
import type { OwnContent } from '../user-content/use-own-content'
import css from './reviews.module.css'
import { reviewsTexts } from './texts'

interface WhoMayReviewProps {
  own: OwnContent
  /** Where sign-in returns to; undefined for a visitor who is signed in. */
  signInFor?: string
}

/** Says who may review the product: guests get a link to sign in, others the reason why they may not, or not yet. */
export function WhoMayReview({ own: { signedIn, known, texts }, signInFor }: WhoMayReviewProps) {
  const state: ReturnState | undefined = signInFor ? { from: signInFor, why: reviewsTexts.whySignIn } : undefined
  return (
    <div className={css.who}>
      <div>
        <h3>{reviewsTexts.write}</h3>
        <p>{texts ? whyNot(texts) : reviewsTexts.buyersOnly}</p>
      </div>
      {/* Rendered invisibly until the session is known, so that nothing moves. */}
      {state && !signedIn && (
        <ButtonLink to="/signin" state={state} variant="secondary" className={known ? undefined : css.unknown}>
          {reviewsTexts.signIn}
        </ButtonLink>
      )}
    </div>
  )
}

const whyNot = ({ mayReviewLater }: { mayReviewLater: boolean }): string =>
  mayReviewLater ? reviewsTexts.notDelivered : reviewsTexts.notBought
