import type { RequestedLine } from './schema'

/** A key for a line: its product and variant. */
export const lineKey = ({ productId, variant }: Pick<RequestedLine, 'productId' | 'variant'>): string =>
  `${productId.toLowerCase()} ${variant?.toLowerCase() ?? ''}`

/** One line per product and variant, sorted by id, which is the order in which rows are locked. */
export function mergeLines(wanted: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>()
  for (const { productId, variant, quantity } of wanted) {
    const key = lineKey({ productId, ...(variant && { variant }) })
    merged.set(key, {
      productId: productId.toLowerCase(),
      quantity: (merged.get(key)?.quantity ?? 0) + quantity,
      ...(variant && { variant: variant.toLowerCase() }),
    })
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}
