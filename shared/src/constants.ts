/** The business constants of spec §9. Money is in cents and time in milliseconds, unless a name says otherwise. */
export const SHIPPING_FLAT_CENTS = 2500
export const TAX_PERCENT = 15
export const WISHLIST_CAPACITY = 11
export const RECENT_CAPACITY = 3
/** How many lines a cart, a quote and an order hold. */
export const CART_LINES_MAX = 100
export const CART_NOTICE_MS = 3000
export const QUICK_VIEW_SPINNER_MS = 300
/** Spec §2: how long a card's heart shows a spinner before the product's page opens. */
export const HEART_SPINNER_MS = 300
export const CARD_DESCRIPTION_LENGTH = 45
export const COMPACT_DESCRIPTION_LENGTH = 17
export const BANNER_ROTATION_MS = 3500
export const PRODUCT_REQUEST_SIZE = 5
export const RELATED_REQUEST_SIZE = 5
export const RELATED_SHOWN = 3
export const RECENTLY_VIEWED_SHOWN = 2
export const ON_SALE_SHOWN = 5
/** How many items each recommendation tab shows (the slices of spec §9), in tab order. */
export const RECOMMENDED_SHOWN = { 'best-seller': 11, 'new-arrivals': 10, 'top-rated': 10, featured: 10 } as const
/** Placeholders while a home section or the listing's grid loads (spec §9). */
export const SECTION_PLACEHOLDERS = { sale: 8, featured: 5, recommended: 15 } as const
export const MOBILE_QUANTITY_MAX = 5
/** How many days after its creation a product has the "New in" badge. */
export const NEW_IN_DAYS = 30
export const PAGE_SIZES = [3, 5, 10, 15, 20] as const
export const DEFAULT_PAGE_SIZE = 5
export const PRICE_MIN_DOLLARS = 0
export const PRICE_MAX_DOLLARS = 3001
export const PRICE_DEFAULT_DOLLARS = [5, 2001] as const
export const LISTING_PLACEHOLDERS = 16
export const MINIMUM_PASSWORD_LENGTH = 8
export const RETURN_WINDOW_DAYS = 60
export const DEMO_COUNTER_THRESHOLD = 10
export const DEMO_COUNTER_RESET = 9
export const TOAST_MS = { success: 2000, default: 4000 } as const
export const TOAST_MAX = 20
/** Ruling on spec §9 "HTTP client: no time-out". */
export const HTTP_TIMEOUT_MS = 10_000

/**
 * How long a remote's entry or a chunk may take to load: 5 kB on a slow phone connection that also loads the rest of a
 * page.
 */
export const SCRIPT_TIMEOUT_MS = 10_000

/** Browser storage keys with this prefix hold personal data, which is removed when the session ends. */
export const PERSONAL_PREFIX = 'superium:personal:'

/** The payment types of spec §2 and their shown names, in the order shown. */
export const PAYMENT_NAMES = {
  direct_bank_transfer: 'Direct bank transfer',
  check_payments: 'Check payments',
  cash_on_delivery: 'Cash on delivery',
} as const

/** The districts of a seller (spec §5 "Seller form"). */
export const DISTRICTS = [
  'Dhaka',
  'Chittagong',
  'Rajshahi',
  'Khulna',
  'Barisal',
  'Sylhet',
  'Rangpur',
  'Mymensingh',
] as const

export { AUDIT_KINDS, AUDIT_ROLES } from './audit-words'
export { CATEGORIES } from './categories'
export { returnContactPath } from './contact-path'
export { productPath } from './product-path'
export {
  canBeSoldAgain,
  RETURN_REASONS,
  type ReturnReason,
  returnReasons,
  returnReasonText,
  splitReason,
} from './return-reasons'
