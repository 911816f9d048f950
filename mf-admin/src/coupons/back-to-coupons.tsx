import { BackLink } from '../layout/back-link'
import { couponTexts } from './texts'

/** The link from a coupon to the list. */
export const BackToCoupons = () => <BackLink to="/superium-admin/coupons">{couponTexts.back}</BackLink>
