/** An SKU for a new variant of the product with this SKU. */
export const newVariantSku = (sku: string, id: string): string => `${sku}-${id.slice(-6)}`.toUpperCase()
