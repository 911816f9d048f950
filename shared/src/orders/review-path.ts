import { productPath } from '../product-path'

/** The address of the review form for a line of an order, on the page of its product. */
export function reviewPath(order: string, line: { productId: string; variant?: string | undefined }): string {
  const path = productPath(line)
  const bought = line.variant ? `&bought=${line.variant}` : ''
  return `${path}${path.includes('?') ? '&' : '?'}review=${order}${bought}#reviews`
}
