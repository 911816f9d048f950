/** Generates the SKU of a new variant from its product's SKU. */
export const newVariantSku = (sku: string, id: string): string => `${sku}-${id.slice(-6)}`.toUpperCase()
