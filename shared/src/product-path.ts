/** The address of a product's page, with the chosen variant where there is one. */
export function productPath({ productId, variant }: { productId: string; variant?: string | undefined }): string {
  return `/product-detail/${productId}${variant ? `?variant=${variant}` : ''}`
}
