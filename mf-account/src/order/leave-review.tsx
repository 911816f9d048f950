import type { Order, OrderLine } from '@superium/shared/api'
import { reviewPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { orderPageTexts as texts } from './texts'

/**
 * "Leave review" (spec §2): links to the product's review form for this order and variant. Before delivery, and
 * while a return waits for its decision, it says when reviewing becomes possible.
 */
export function LeaveReview({ order, line }: { order: Order; line: OrderLine }) {
  const isAskedBack = order.returns.some(
    ({ state, lines }) => state === 'requested' && lines.some(({ lineNumber }) => lineNumber === line.lineNumber),
  )
  if (line.mayReviewLater) return <span>{isAskedBack ? texts.reviewKept : texts.reviewLater}</span>
  if (!line.mayReview) return null
  return (
    <Link to={reviewPath(order._id, line)} aria-label={texts.leaveReviewOf(line.name)}>
      {texts.leaveReview}
    </Link>
  )
}
