import type { OrderLine } from '@superium/shared/api'
import { productPath } from '@superium/shared/orders'
import { Link } from '@superium/shared/router'
import { accountTexts } from '../texts'

const texts = accountTexts.order

/** "Leave review" (spec §2): leads to the product's review form, which names the order. */
export function LeaveReview({ order, line }: { order: string; line: OrderLine }) {
  if (!line.mayReview) return null
  const path = productPath(line)
  return (
    <Link
      to={`${path}${path.includes('?') ? '&' : '?'}review=${order}#reviews`}
      aria-label={texts.leaveReviewOf(line.name)}
    >
      {texts.leaveReview}
    </Link>
  )
}
