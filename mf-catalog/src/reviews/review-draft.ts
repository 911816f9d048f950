/** The name of the draft of a new review of a product, or of the changes of a review. */
export const reviewDraft = (product: string, review?: string): string =>
  review === undefined ? `review-draft:${product}` : `review-draft:${product}:${review}`
