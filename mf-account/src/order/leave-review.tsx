import type { OrderLine } from '@superium/shared/api'
import { reviewPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { orderPageTexts as texts } from './texts'

/**
 * "Leave review" (spec §2): leads to the product's review form, which names the order and the variant. Before the delivery it says
 * from when on.
 */
export function LeaveReview({ order, line }: { order: string; line: OrderLine }) {
  if (line.mayReviewLater) return <span>{texts.reviewLater}</span>
  if (!line.mayReview) return null
  return (
    <Link to={reviewPath(order, line)} aria-label={texts.leaveReviewOf(line.name)}>
      {texts.leaveReview}
    </Link>
  )
}
