/** Parts that account and administration show of a seller. Each remote bundles its own copy. */
export { SellerStateChip } from './seller-state-chip'
export { SellerTimeline } from './seller-timeline'
export { sellerStates } from './texts'
