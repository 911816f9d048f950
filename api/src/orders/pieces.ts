import { badField, conflict } from '../http/problem'

/** A number of pieces of one line of an order. */
export interface Pieces {
  lineNumber: number
  quantity: number
}

/** The counters of a line: pieces ordered, cancelled, returned and sent in parcels. */
export interface Counts extends Pieces {
  cancelled: number
  returned: number
  shipped: number
}

/** How many pieces of a line the buyer has or will get. */
export const piecesLeft = ({ quantity, cancelled, returned }: Omit<Counts, 'shipped'>): number =>
  quantity - cancelled - returned

/** How many pieces of a line are still to be sent; only those can be cancelled. */
export const piecesToSend = ({ quantity, cancelled, shipped }: Counts): number => quantity - cancelled - shipped

/**
 * Checks the requested pieces against `leftOf`, the pieces left of each line; without a request it chooses all that are
 * left. 400 for an unknown or repeated line, 409 for more pieces than are left.
 */
export function choosePieces<L extends Counts & { name: string }>(
  lines: readonly L[],
  asked: readonly Pieces[] | undefined,
  leftOf: (line: L) => number,
): Pieces[] {
  if (!asked) {
    const left = lines.map((line) => ({ lineNumber: line.lineNumber, quantity: leftOf(line) }))
    return left.filter(({ quantity }) => quantity > 0)
  }
  const seen = new Set<number>()
  for (const [index, { lineNumber, quantity }] of asked.entries()) {
    const line = lines.find((one) => one.lineNumber === lineNumber)
    const field = `lines.${index}.lineNumber`
    if (!line) throw badField(field, `${field} must be a line of the order.`)
    if (seen.has(lineNumber)) throw badField(field, `${field} must not name a line twice.`)
    seen.add(lineNumber)
    const left = leftOf(line)
    if (quantity > left) throw conflict(tooMany(line.name, left))
  }
  return asked.map(({ lineNumber, quantity }) => ({ lineNumber, quantity }))
}

const tooMany = (name: string, left: number): string =>
  left === 0 ? `Nothing of “${name}” is left.` : `Only ${left} of “${name}” ${left === 1 ? 'is' : 'are'} left.`

/** The quantity of one line among `pieces`. */
export const piecesOf = (pieces: readonly Pieces[], lineNumber: number): number =>
  pieces.find((one) => one.lineNumber === lineNumber)?.quantity ?? 0

/** Converts pieces of lines to quantities of products and variants. */
export const wantedPieces = (
  lines: readonly (Pieces & { productId: string; variantId: string | null })[],
  pieces: readonly Pieces[],
): { productId: string; quantity: number; variant?: string }[] =>
  lines.flatMap(({ productId, variantId, lineNumber }) => {
    const quantity = piecesOf(pieces, lineNumber)
    return quantity > 0 ? [{ productId, quantity, ...(variantId !== null && { variant: variantId }) }] : []
  })
