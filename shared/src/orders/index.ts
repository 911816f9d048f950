/** Order parts that several remotes show. Each remote bundles its own copy, so that the first page does not carry them. */
export { BuyAgainButton } from './buy-again-button'
export { OrderDate } from './order-date'
export { OrderLines } from './order-lines'
export { OrderTimeline } from './order-timeline'
export { OrderTracking } from './order-tracking'
export { PaymentInstructions } from './payment-instructions'
export { productPath } from './product-path'
export { reviewPath } from './review-path'
