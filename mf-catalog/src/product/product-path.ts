/** The address of a product's page, with the chosen variant where there is one. */
export const productPath = (id: string, variant?: string): string =>
  `/product-detail/${id}${variant ? `?variant=${variant}` : ''}`
