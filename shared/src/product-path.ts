/** The address of a product's page, or of an order line's product, with the chosen variant where there is one. */
export function productPath(of: ({ productId: string } | { _id: string }) & { variant?: string | undefined }): string {
  return `/product-detail/${'_id' in of ? of._id : of.productId}${of.variant ? `?variant=${of.variant}` : ''}`
}
