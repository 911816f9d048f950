/** The prefix of all SKUs from a seller's files, so that no two sellers share an SKU: `1K3F9QZ2-`. */
export const skuPrefix = (sellerId: string): string =>
  `${BigInt(`0x${sellerId.slice(-10)}`)
    .toString(36)
    .toUpperCase()
    .padStart(8, '0')}-`

/** The SKUs that may identify a known product of a file: as in the file, and with the seller's prefix. */
export function knownSkus(sellerId: string, sku: string): string[] {
  const prefix = skuPrefix(sellerId)
  return sku.startsWith(prefix) ? [sku] : [prefix + sku, sku]
}

/** An SKU as the seller's files have it, without the prefix. */
export const fileSku = (sellerId: string, sku: string): string => {
  const prefix = skuPrefix(sellerId)
  return sku.startsWith(prefix) ? sku.slice(prefix.length) : sku
}

/** The SKU of a new product or variant of a file. */
export const newSku = (sellerId: string, sku: string): string => {
  const prefix = skuPrefix(sellerId)
  return sku.startsWith(prefix) ? sku : prefix + sku
}
