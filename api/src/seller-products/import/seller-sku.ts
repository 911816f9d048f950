/** The beginning of all SKUs that a seller's files name, so that no two sellers share one: `1K3F9QZ2-`. */
export const skuPrefix = (sellerId: string): string =>
  `${BigInt(`0x${sellerId.slice(-10)}`)
    .toString(36)
    .toUpperCase()
    .padStart(8, '0')}-`

/** The SKUs under which a product of a file may be known: as it stands there, and with the seller's prefix. */
export function knownSkus(sellerId: string, sku: string): string[] {
  const prefix = skuPrefix(sellerId)
  return sku.startsWith(prefix) ? [sku] : [prefix + sku, sku]
}

/** The SKU of a new product or variant of a file. */
export const newSku = (sellerId: string, sku: string): string => {
  const prefix = skuPrefix(sellerId)
  return sku.startsWith(prefix) ? sku : prefix + sku
}
