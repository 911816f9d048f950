import type { OrderLine } from '@superium/shared/api'
import { reviewPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { orderPageTexts as texts } from './texts'

/**
 * "Leave review" (spec §2): links to the product's review form for this order and variant. Before delivery, it says
 * when reviewing becomes possible.
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
